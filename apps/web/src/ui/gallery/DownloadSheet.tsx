import { DownloadPage } from '../DownloadPage.tsx';

export function DownloadSheet() {
  return <DownloadPage productName="Glo" appStoreUrl="https://example.com/a" playStoreUrl="https://example.com/b" />;
}
