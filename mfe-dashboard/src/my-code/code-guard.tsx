import { UnsavedGuard } from '@ringtag/pages';
import type { TemplateEditor } from '@ringtag/template-editor';
import { useRef } from 'react';
import type { DesignEditor } from './qr/use-design-editor';

interface CodeGuardProps {
  page: TemplateEditor;
  design: DesignEditor;
  /** Opens the tab whose changes could not be saved. */
  onRefused: (view: 'page' | 'qr') => void;
}

/** Asks before unsaved texts or an unsaved design are lost, whichever tab is open. */
export function CodeGuard({ page, design, onRefused }: CodeGuardProps) {
  const refused = useRef<'page' | 'qr'>('page');
  const submit = async () => {
    refused.current = 'page';
    if (page.dirty && !(await page.submit())) return false;
    refused.current = 'qr';
    return !design.dirty || design.submit();
  };
  return (
    <UnsavedGuard
      dirty={page.dirty || design.dirty}
      saving={page.save.isPending || design.saving}
      submit={submit}
      onRefused={() => onRefused(refused.current)}
    />
  );
}
