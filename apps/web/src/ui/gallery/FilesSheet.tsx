import { useState } from 'react';
import { CropDialog } from '../CropDialog.tsx';
import { FilePicker } from '../FilePicker.tsx';
import { ImagePicker } from '../ImagePicker.tsx';
import { Specimen } from './Specimen.tsx';

const images = 'image/png,image/jpeg';
const certificate = { name: 'Tidewater-incorporation-certificate.pdf', note: 'PDF, 1.2 MB, ready to send' };

export function FilesSheet() {
  const [image, setImage] = useState<File | null>(null);
  const [face, setFace] = useState<File | null>(null);
  const [chosenFace, setChosenFace] = useState<File | null>(null);
  const [chosen, setChosen] = useState<{ name: string; note: string } | null>(null);
  const noFile = () => undefined;
  return (
    <>
      <Specimen name="ImagePicker" layout="columns">
        <ImagePicker
          label="Company image"
          hint="PNG or JPEG, at most 5 MB."
          accept={images}
          file={image}
          onPick={setImage}
          onRemove={() => setImage(null)}
        />
        <ImagePicker
          label="Company image"
          accept={images}
          file={null}
          currentUrl="/icon.png"
          onPick={noFile}
          onRemove={noFile}
        />
        <ImagePicker
          label="Profile picture"
          shape="round"
          accept={images}
          file={null}
          currentUrl="/icon.png"
          busy
          onPick={noFile}
        />
        <ImagePicker
          label="Cover picture"
          shape="wide"
          accept={images}
          file={null}
          currentUrl="/icon.png"
          onPick={noFile}
          problem={{ text: 'The picture was not uploaded. The one from before stays.', onRetry: noFile }}
        />
      </Specimen>
      <Specimen name="CropDialog" layout="columns">
        <ImagePicker label="Profile picture" shape="round" accept={images} file={face} onPick={setChosenFace} />
      </Specimen>
      <CropDialog
        title="Cut the profile picture"
        file={chosenFace}
        shape={{ width: 512, height: 512, round: true }}
        onCrop={(picture) => {
          setFace(picture);
          setChosenFace(null);
        }}
        onCancel={() => setChosenFace(null)}
      />
      <Specimen name="FilePicker" layout="columns">
        <FilePicker
          label="Uploaded file"
          hint="PDF or DOC."
          accept=".pdf,.doc"
          file={chosen}
          onPick={(file) => setChosen({ name: file.name, note: 'ready to send' })}
          onRemove={() => setChosen(null)}
        />
        <FilePicker label="Uploaded file" accept=".pdf,.doc" file={certificate} onPick={noFile} onRemove={noFile} />
        <FilePicker
          label="Uploaded file"
          accept=".pdf,.doc"
          file={certificate}
          busy
          progress={0.42}
          onPick={noFile}
          onRemove={noFile}
        />
        <FilePicker
          label="Uploaded file"
          accept=".pdf,.doc"
          file={{ ...certificate, note: 'PDF, 1.2 MB, not uploaded' }}
          onRetry={noFile}
          onPick={noFile}
          onRemove={noFile}
        />
        <FilePicker
          label="Uploaded file"
          accept=".pdf,.doc"
          file={null}
          warning="card.pdf was not uploaded yet. Please choose it again."
          onPick={noFile}
          onRemove={noFile}
        />
        <FilePicker label="Uploaded file" accept=".pdf,.doc" file={null} disabled onPick={noFile} onRemove={noFile} />
      </Specimen>
    </>
  );
}
