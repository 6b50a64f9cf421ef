import { observer } from 'mobx-react-lite';
import { type ContentWidth, PageHeader } from '../../../ui/layout/Page.tsx';
import { MiniSteps } from '../MiniSteps.tsx';
import { texts as posting } from '../posting/texts.ts';
import type { JobEditing } from './job-editing.ts';

interface EditHeaderProps {
  readonly editing: JobEditing;
  readonly title: string;
  readonly subtitle: string;
  readonly step: number;
  readonly gutter: ContentWidth;
}

export const EditHeader = observer(function EditHeader({ editing, title, subtitle, step, gutter }: EditHeaderProps) {
  if (editing.begun.refused) return <PageHeader title={title} gutter={gutter} />;
  return (
    <PageHeader title={title} subtitle={subtitle} gutter={gutter}>
      <MiniSteps steps={posting.steps} step={step} />
    </PageHeader>
  );
});
