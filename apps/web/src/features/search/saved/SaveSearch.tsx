import { Button } from '../../../ui/actions/Button.tsx';
import { Bookmark, BookmarkCheck } from '../../../ui/tokens/icons.ts';
import { texts } from '../texts.ts';

interface SaveSearchProps {
  readonly label: string;
  /** Name of the saved search, `null` before it is saved. */
  readonly savedAs: string | null;
  readonly disabled: boolean;
  readonly onSave: () => Promise<void>;
}

export function SaveSearch({ label, savedAs, disabled, onSave }: SaveSearchProps) {
  const savedText = savedAs === null ? undefined : texts.saved.savedAs(savedAs);
  return (
    <>
      <output className="visually-hidden">{savedText}</output>
      <Button
        icon={savedAs === null ? <Bookmark /> : <BookmarkCheck />}
        softDisabled={disabled}
        title={savedText}
        onClick={() => void onSave()}
      >
        {savedAs === null ? label : texts.results.saved}
      </Button>
    </>
  );
}
