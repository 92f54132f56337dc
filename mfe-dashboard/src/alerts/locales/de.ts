import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  title: 'Hinweise',
  text: 'Wählen Sie, wie Sie über diesen Code informiert werden. Nachrichten erscheinen in jedem Fall unter „Nachrichten“.',
  loadFailed: 'Ihre Hinweise konnten nicht geladen werden',
  changeFailed: 'Ihre Hinweise konnten nicht geändert werden',
  requestNote: 'Wenn Sie eine Anfrage nicht beantworten, behalten Sie den Code.',
  ways: { mail: 'E-Mail', push: 'Push' },
  kinds: {
    message: 'Neue Nachrichten',
    opening: 'Seite des verlorenen Codes geöffnet',
    request: 'Anfragen zu diesem Code',
    gift: 'Weitergabe',
  },
  device: {
    on: 'Push-Hinweise auf diesem Gerät',
    hint: 'Sie erscheinen auch, wenn {{brand}} geschlossen ist, bis Sie sich hier abmelden.',
    texts: 'Namen und Nachricht anzeigen',
    textsHint: 'Wer Ihren gesperrten Bildschirm sieht, kann sie lesen. Orte werden nie angezeigt.',
    failed: 'Die Push-Hinweise auf diesem Gerät konnten nicht geändert werden',
    unsupported: 'Dieser Browser kann keine Push-Hinweise anzeigen. E-Mails kommen weiterhin an.',
    install:
      'Legen Sie {{brand}} auf einem iPhone oder iPad zuerst auf den Home-Bildschirm: Tippen Sie auf „Teilen“ und dann auf „Zum Home-Bildschirm“. Öffnen Sie die Website von dort und schalten Sie die Push-Hinweise ein.',
    denied:
      'Ihr Browser blockiert Benachrichtigungen von {{brand}}. Erlauben Sie sie in seinen Einstellungen für diese Website und laden Sie die Seite neu.',
  },
  hint: {
    text: 'Erfahren Sie es sofort: Lassen Sie sich auf diesem Gerät benachrichtigen, wenn jemand die Seite öffnet oder schreibt.',
    button: 'Push-Hinweise einschalten',
  },
} satisfies TranslationOf<typeof en>;

export default de;
