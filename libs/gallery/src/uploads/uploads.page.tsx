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
  const { t } = useTranslation('galleryUploads');
  return (
    <>
      <Example title={t('examples.single')} text={t('examples.singleText')} widget={SingleExample} />
      <Example title={t('examples.several')} text={t('examples.severalText')} widget={SeveralExample} />
      <Example title={t('examples.checked')} text={t('examples.checkedText')} widget={CheckedExample} />
      <Example title={t('examples.documents')} text={t('examples.documentsText')} widget={DocumentsExample} />
      <Example title={t('examples.avatar')} text={t('examples.avatarText')} widget={AvatarExample} />
      <Example title={t('examples.pictures')} text={t('examples.picturesText')} widget={PicturesExample} />
      <Example title={t('examples.group')} text={t('examples.groupText')} widget={GroupExample} />
    </>
  );
}
