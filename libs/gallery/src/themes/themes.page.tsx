import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import ColorsExample from './colors.example';
import ContainersExample from './containers.example';
import LayoutsExample from './layouts.example';
import SchemesExample from './schemes.example';
import SpacingExample from './spacing.example';
import TypeExample from './type.example';

export default function ThemesPage() {
  const { t } = useTranslation('gallery', { keyPrefix: 'themes' });
  return (
    <>
      <Example title={t('layouts')} text={t('layoutsText')} widget={LayoutsExample} />
      <Example title={t('container')} widget={ContainersExample} />
      <Example title={t('schemes')} text={t('schemesText')} widget={SchemesExample} />
      <Example title={t('colors')} text={t('colorsText')} widget={ColorsExample} />
      <Example title={t('type')} widget={TypeExample} />
      <Example title={t('spacing')} text={t('spacingText')} widget={SpacingExample} />
    </>
  );
}
