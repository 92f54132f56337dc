import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import ColorsExample from './colors.example';
import ContainersExample from './containers.example';
import LayoutsExample from './layouts.example';
import SchemesExample from './schemes.example';
import SpacingExample from './spacing.example';
import TypeExample from './type.example';

export default function ThemesPage() {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Example title={t('themes.layouts')} text={t('themes.layoutsText')} widget={LayoutsExample} />
      <Example title={t('themes.container')} widget={ContainersExample} />
      <Example title={t('themes.schemes')} text={t('themes.schemesText')} widget={SchemesExample} />
      <Example title={t('themes.colors')} text={t('themes.colorsText')} widget={ColorsExample} />
      <Example title={t('themes.type')} widget={TypeExample} />
      <Example title={t('themes.spacing')} text={t('themes.spacingText')} widget={SpacingExample} />
    </>
  );
}
