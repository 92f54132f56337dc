import { UnsavedGuard } from '@ringtag/pages';
import type { TemplateEditor } from '@ringtag/template-editor';
import { useRef } from 'react';
import type { CardEditor } from './page/use-card-editor';
import type { DesignEditor } from './qr/use-design-editor';

interface CodeGuardProps {
  page: TemplateEditor;
  card: CardEditor;
  design: DesignEditor;
  /** Opens the tab whose changes could not be saved. */
  onRefused: (view: 'page' | 'qr') => void;
}

/** Asks before what is not saved is lost, whichever tab is open. */
export function CodeGuard({ page, card, design, onRefused }: CodeGuardProps) {
  const refused = useRef<'page' | 'qr'>('page');
  const submit = async () => {
    refused.current = 'page';
    if (page.dirty && !(await page.submit())) return false;
    if (card.dirty && !(await card.save())) return false;
    refused.current = 'qr';
    return !design.dirty || design.submit();
  };
  return (
    <UnsavedGuard
      dirty={page.dirty || card.dirty || design.dirty}
      saving={page.save.isPending || card.saving || design.saving}
      submit={submit}
      onRefused={() => onRefused(refused.current)}
    />
  );
}
