import type { TranslationOf } from '@ringtag/i18n';
import type en from './en';

export default {
  cancel: 'Abbrechen',
  unactivate: 'Aktivierung aufheben',
  requested: 'Eine Anfrage, die Aktivierung aufzuheben, wurde gesendet.',
  working: 'Einen Moment …',
  consequences: {
    reset: 'Die Aktivierung des Codes wird zurückgesetzt.',
    others: 'Andere können den Code danach neu aktivieren.',
    messages: 'Vorhandene Nachrichten bleiben erhalten, sind aber für neue Inhaber nicht sichtbar.',
  },
  digital: {
    title: '{{code}} löschen?',
    confirm: 'Code löschen',
    deleted: 'Der Code wird endgültig gelöscht. Niemand kann ihn wieder aktivieren.',
    pictures: 'Bilder davon, die Sie gedruckt oder geteilt haben, funktionieren nicht mehr.',
    messages: 'Ihre Nachrichten bleiben erhalten.',
  },
  own: {
    title: 'Aktivierung von {{code}} aufheben?',
    confirm: 'Aktivierung aufheben',
    failed: 'Die Aktivierung konnte nicht aufgehoben werden',
  },
  request: {
    title: 'Um Aufhebung der Aktivierung von {{code}} bitten',
    text: 'Wer den Code besitzt, erhält eine E-Mail mit einem Link zur Bestätigung. Bei Zustimmung gilt:',
    reason: 'Grund (optional)',
    reasonHint: 'Er wird zusammen mit Ihrem Namen und Ihrer E-Mail-Adresse angezeigt.',
    confirm: 'Anfrage senden',
    failed: 'Die Anfrage konnte nicht gesendet werden',
  },
  answer: {
    title: 'Anfrage zu {{code}}',
    signIn:
      'Bitte melden Sie sich mit dem Konto an, dem dieser Code gehört. Dann sehen Sie, wer darum bittet.',
    signInButton: 'Anmelden',
    text: '{{name}} ({{email}}) bittet Sie, die Aktivierung dieses QR-Codes aufzuheben. Wenn Sie zustimmen:',
    confirm: 'Zustimmen und aufheben',
    decline: 'Ablehnen',
    gone: 'Hier gibt es nichts mehr zu beantworten: Der Link ist ungültig, die Anfrage ist erledigt oder sie gehört zu einem anderen Konto.',
    show: 'Seite ansehen',
    declineFailed: 'Die Anfrage konnte nicht abgelehnt werden',
    expired: 'Dieser Link ist abgelaufen. Die anfragende Person kann eine neue Anfrage senden.',
  },
  answered: {
    confirm: 'Aktivierung aufgehoben',
    confirmText: 'Jeder kann den Code wieder aktivieren. Die anfragende Person erhält eine E-Mail.',
    decline: 'Anfrage abgelehnt',
    declineText: 'Ihr Code bleibt, wie er ist. Die anfragende Person erhält eine E-Mail.',
  },
} satisfies TranslationOf<typeof en>;
