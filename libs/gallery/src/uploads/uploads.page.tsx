import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import AvatarExample from './avatar.example';
import avatarSource from './avatar.example.tsx?source';
import CheckedExample from './checked.example';
import checkedSource from './checked.example.tsx?source';
import DocumentsExample from './documents.example';
import documentsSource from './documents.example.tsx?source';
import GroupExample from './group.example';
import groupSource from './group.example.tsx?source';
import PicturesExample from './pictures.example';
import picturesSource from './pictures.example.tsx?source';
import SeveralExample from './several.example';
import severalSource from './several.example.tsx?source';
import SingleExample from './single.example';
import singleSource from './single.example.tsx?source';

export default function UploadsPage() {
  const { t } = useTranslation('galleryUploads');
  return (
    <>
      <Example title={t('examples.single')} text={t('examples.singleText')} source={singleSource}>
        <SingleExample />
      </Example>
      <Example title={t('examples.several')} text={t('examples.severalText')} source={severalSource}>
        <SeveralExample />
      </Example>
      <Example title={t('examples.checked')} text={t('examples.checkedText')} source={checkedSource}>
        <CheckedExample />
      </Example>
      <Example title={t('examples.documents')} text={t('examples.documentsText')} source={documentsSource}>
        <DocumentsExample />
      </Example>
      <Example title={t('examples.avatar')} text={t('examples.avatarText')} source={avatarSource}>
        <AvatarExample />
      </Example>
      <Example title={t('examples.pictures')} text={t('examples.picturesText')} source={picturesSource}>
        <PicturesExample />
      </Example>
      <Example title={t('examples.group')} text={t('examples.groupText')} source={groupSource}>
        <GroupExample />
      </Example>
    </>
  );
}
