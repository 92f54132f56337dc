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
  const { t } = useTranslation('gallery', { keyPrefix: 'uploads.examples' });
  return (
    <>
      <Example title={t('single')} text={t('singleText')} widget={SingleExample} />
      <Example title={t('several')} text={t('severalText')} widget={SeveralExample} />
      <Example title={t('checked')} text={t('checkedText')} widget={CheckedExample} />
      <Example title={t('documents')} text={t('documentsText')} widget={DocumentsExample} />
      <Example title={t('avatar')} text={t('avatarText')} widget={AvatarExample} />
      <Example title={t('pictures')} text={t('picturesText')} widget={PicturesExample} />
      <Example title={t('group')} text={t('groupText')} widget={GroupExample} />
    </>
  );
}
