import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AvatarExample from './avatar.example';
import CheckedExample from './checked.example';
import DocumentsExample from './documents.example';
import GroupExample from './group.example';
import PicturesExample from './pictures.example';
import SeveralExample from './several.example';
import SingleExample from './single.example';

export default function UploadsPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example
        title={t('uploads.examples.single')}
        text={t('uploads.examples.singleText')}
        widget={SingleExample}
      />
      <Example
        title={t('uploads.examples.several')}
        text={t('uploads.examples.severalText')}
        widget={SeveralExample}
      />
      <Example
        title={t('uploads.examples.checked')}
        text={t('uploads.examples.checkedText')}
        widget={CheckedExample}
      />
      <Example
        title={t('uploads.examples.documents')}
        text={t('uploads.examples.documentsText')}
        widget={DocumentsExample}
      />
      <Example
        title={t('uploads.examples.avatar')}
        text={t('uploads.examples.avatarText')}
        widget={AvatarExample}
      />
      <Example
        title={t('uploads.examples.pictures')}
        text={t('uploads.examples.picturesText')}
        widget={PicturesExample}
      />
      <Example
        title={t('uploads.examples.group')}
        text={t('uploads.examples.groupText')}
        widget={GroupExample}
      />
    </>
  );
}
