/** Section in source pixels. */
export interface Section {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Maximum size in pixels; also sets the aspect ratio. */
export interface CropShape {
  readonly width: number;
  readonly height: number;
  readonly round?: boolean;
}

/** Crops and downscales. Rejects files that are not images. */
export async function cropPicture(file: File, section: Section, shape: CropShape): Promise<File> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    const canvas = document.createElement('canvas');
    const scale = Math.min(1, shape.width / section.width);
    canvas.width = Math.max(1, Math.round(section.width * scale));
    canvas.height = Math.max(1, Math.round(section.height * scale));
    const { x, y, width, height } = section;
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw.');
    context.imageSmoothingQuality = 'high';
    context.drawImage(picture, x, y, width, height, 0, 0, canvas.width, canvas.height);
    return await toFile(canvas, file);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Keeps JPEG. Formats that may be transparent become PNG. */
function toFile(canvas: HTMLCanvasElement, { name, type }: File): Promise<File> {
  const kind = type === 'image/jpeg' ? type : 'image/png';
  const newName = name.replace(/\.\w+$/, '') + (kind === 'image/jpeg' ? '.jpg' : '.png');
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('Not drawn.')) : resolve(new File([blob], newName, { type: kind }))),
      kind,
      0.9,
    );
  });
}
