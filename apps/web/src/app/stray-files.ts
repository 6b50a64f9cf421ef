/** Keeps the tab if a file is dropped beside a drop zone. The browser would open it instead of the application. */
function refuseStrayFile(event: DragEvent): void {
  const { dataTransfer } = event;
  if (event.defaultPrevented || !dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  dataTransfer.dropEffect = 'none';
}

for (const type of ['dragenter', 'dragover', 'drop'] as const) addEventListener(type, refuseStrayFile);
