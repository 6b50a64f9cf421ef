import type { Downloads } from '@glo/domain/candidates/downloads';

export class BrowserDownloads implements Downloads {
  save(fileName: string, text: string, mediaType: string): void {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: mediaType }));
    link.download = fileName;
    link.click();
    // The browser reads the file after the click has returned.
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }
}
