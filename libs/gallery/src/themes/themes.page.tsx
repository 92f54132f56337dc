import { useTranslation } from '@ringtag/i18n';
import { Example } from '../example';
import ColorsExample from './colors.example';
import colorsSource from './colors.example.tsx?source';
import ContainersExample from './containers.example';
import containersSource from './containers.example.tsx?source';
import LayoutsExample from './layouts.example';
import layoutsSource from './layouts.example.tsx?source';
import SchemesExample from './schemes.example';
import schemesSource from './schemes.example.tsx?source';
import SpacingExample from './spacing.example';
import spacingSource from './spacing.example.tsx?source';
import TypeExample from './type.example';
import typeSource from './type.example.tsx?source';

export default function ThemesPage() {
  const { t } = useTranslation('galleryThemes');
  return (
    <>
      <Example title={t('layouts')} text={t('layoutsText')} source={layoutsSource}>
        <LayoutsExample />
      </Example>
      <Example title={t('container')} source={containersSource}>
        <ContainersExample />
      </Example>
      <Example title={t('schemes')} text={t('schemesText')} source={schemesSource}>
        <SchemesExample />
      </Example>
      <Example title={t('colors')} text={t('colorsText')} source={colorsSource}>
        <ColorsExample />
      </Example>
      <Example title={t('type')} source={typeSource}>
        <TypeExample />
      </Example>
      <Example title={t('spacing')} text={t('spacingText')} source={spacingSource}>
        <SpacingExample />
      </Example>
    </>
  );
}
