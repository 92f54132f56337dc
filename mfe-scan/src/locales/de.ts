import type { TranslationOf } from '@ringtag/i18n';
import card from '@ringtag/scan-card/locales/de';
import type en from './en';

const de = {
  ...card,
  findCode: {
    title: 'Code eingeben',
    text: 'Lässt sich der QR-Code nicht scannen? Geben Sie die daneben aufgedruckten Zeichen ein.',
    label: 'Code',
    hint: 'Zum Beispiel {{example}}. Groß- und Kleinschreibung sowie Bindestriche spielen keine Rolle.',
    invalid: 'Ein Code besteht aus {{min}} bis {{max}} Buchstaben und Ziffern',
    submit: 'Öffnen',
  },
  loadError: {
    title: 'Ein Fehler ist aufgetreten',
    failed: 'Der Code konnte nicht geladen werden',
    retry: 'Erneut versuchen',
  },
  activation: {
    name: 'Name oder Alias',
    nameHint: 'Sichtbar für alle, die den Code scannen.',
    emailHint:
      'An diese Adresse senden wir einen Bestätigungscode und einen Link zur sofortigen Aktivierung. Sie wird niemandem angezeigt.',
    submit: 'Speichern und Code senden',
    failed: 'Das Profil konnte nicht gespeichert werden',
  },
  fields: {
    title: 'Mehr über Sie (optional)',
  },
  card: {
    configure: 'Seite bearbeiten',
    share: 'Teilen',
    copyLink: 'Link kopieren',
    copied: 'Link kopiert',
    unactivated: 'Aktivierung aufgehoben. Jeder kann den Code wieder aktivieren.',
    activated: 'QR-Code aktiviert',
    activatedText: 'Sie sind angemeldet. Diese Kontaktkarte sehen alle, die Ihren Code scannen.',
    own: 'Dieser Code gehört Ihnen',
    ownText: 'Diese Seite sehen alle, die ihn scannen.',
    taken: 'Dieser QR-Code wurde bereits aktiviert.',
  },
  footer: {
    ...card.footer,
    requestUnactivation: 'Aufhebung anfragen',
    requestHint: 'Damit bitten Sie den Inhaber, den Code für Sie freizugeben.',
    signedInAs: 'Angemeldet als {{email}}',
    signOut: 'Abmelden',
    dashboard: 'Zur Übersicht',
  },
} satisfies TranslationOf<typeof en>;

export default de;
