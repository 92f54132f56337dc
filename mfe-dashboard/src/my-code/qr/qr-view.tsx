import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { PreviewColumns } from '@ringtag/pages';
import { QrPicture } from '@ringtag/qr-designer';
import { Stack } from '@ringtag/ui';
import type { MyCodeDetail } from '../../codes/codes.queries';
import { QrDesignForm } from './qr-design-form';
import { QrDownloads } from './qr-downloads';
import type { DesignEditor } from './use-design-editor';

/** Shows the QR code, edits its design and offers it as files. */
export default function QrView({ code, editor }: { code: MyCodeDetail; editor: DesignEditor }) {
  const { t } = useTranslation('qrDesign');
  const label = t('picture', { code: toDisplayAlias(code.alias) });
  return (
    <PreviewColumns
      form={
        <Stack gap={4}>
          <QrDesignForm editor={editor} />
          <QrDownloads id={code.id} dirty={editor.dirty} />
        </Stack>
      }
      preview={<QrPicture code={code} design={editor.draft} label={label} />}
    />
  );
}
