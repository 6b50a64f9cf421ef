/** What is said while a file or a picture is chosen, cut and sent. */
export const texts = {
  choose: 'Choose file',
  orDrop: 'or drop it here',
  uploading: 'Uploading…',
  uploadOf: (name: string) => `Upload of ${name}`,
  replace: 'Replace',
  cancelUpload: 'Cancel the upload',
  removeFile: 'Remove the file',
  dropImage: 'Drop an image here, or',
  chooseImage: 'Choose image',
  imageInUse: 'Current picture',
  changeImage: 'Change',
  removeImage: 'Remove',
  section: 'Part of the picture: the arrow keys move it',
  zoom: 'Zoom',
  noPicture: 'This file cannot be shown as a picture. Please choose another one.',
  use: 'Use picture',
} as const;
