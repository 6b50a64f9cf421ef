/** A part of a picture, in its own pixels. */
export interface Section {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a picture is cut to: at most this many pixels, in this proportion. */
export interface CropShape {
  readonly width: number;
  readonly height: number;
  /** Shown in a circle; the file itself stays square. */
  readonly round?: boolean;
}

/** The section of a picture as a file of its own, made smaller where it is larger than the shape. Rejects for what is no picture. */
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

/** Photographs stay photographs; whatever may be transparent becomes a PNG. */
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
