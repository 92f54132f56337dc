import type { MailPhrases } from '../phrases';

const de: MailPhrases = {
  shared: {
    digitsLabel: 'Ihr Code',
    digitsNote: 'Code und Link gelten 10 Minuten lang und nur einmal.',
    linkFallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    notYou: 'Falls Sie das nicht waren, können Sie diese E-Mail ignorieren: Ohne den Code passiert nichts.',
    footer: 'Sie erhalten diese E-Mail, weil jemand Ihre Adresse bei {brand} eingegeben hat.',
    ownerFooter: 'Sie erhalten diese E-Mail, weil Sie einen QR-Code bei {brand} haben.',
    timeLabel: 'Zeit',
    deviceLabel: 'Browser und System',
    networkLabel: 'Netzwerkadresse beginnt mit',
    deviceUnknown: 'Unbekannt',
    noText: 'Foto oder Ort',
    somebody: 'Anonym',
    unsubscribe: 'Diese E-Mails abbestellen',
  },
  templates: {
    activate: {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Aktivieren Sie Ihren QR-Code {alias}',
      intro:
        'Geben Sie diesen Code auf der Seite Ihres QR-Codes ein oder aktivieren Sie ihn sofort mit der Schaltfläche.',
      button: '{alias} aktivieren',
    },
    'sign-in': {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Bei {brand} anmelden',
      intro: 'Geben Sie diesen Code ein, um sich anzumelden, oder nutzen Sie die Schaltfläche.',
      button: 'Anmelden',
    },
    'sign-in-unknown': {
      subject: 'Anmeldung bei {brand}',
      heading: 'Zu dieser Adresse gibt es kein Konto',
      intro:
        'Jemand wollte sich mit dieser Adresse bei {brand} anmelden, doch zu ihr gibt es noch kein Konto. Scannen Sie einen QR-Code oder registrieren Sie sich, um eines zu erstellen.',
      button: 'Registrieren',
    },
    register: {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Willkommen bei {brand}',
      intro: 'Geben Sie diesen Code ein, um Ihre Adresse zu bestätigen, oder nutzen Sie die Schaltfläche.',
      button: 'Adresse bestätigen',
    },
    'register-known': {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Sie haben schon ein Konto',
      intro:
        'Jemand wollte sich mit dieser Adresse registrieren. Sie brauchen kein neues Konto: Mit diesem Code melden Sie sich an.',
      button: 'Anmelden',
    },
    'password-reset': {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Neues Passwort festlegen',
      intro: 'Geben Sie diesen Code zusammen mit Ihrem neuen Passwort ein oder nutzen Sie die Schaltfläche.',
      button: 'Neues Passwort festlegen',
    },
    'password-reset-unknown': {
      subject: 'Ihr {brand}-Passwort',
      heading: 'Zu dieser Adresse gibt es kein Konto',
      intro:
        'Jemand hat für diese Adresse ein neues Passwort angefordert, doch zu ihr gibt es bei {brand} kein Konto.',
      button: 'Registrieren',
    },
    'password-changed': {
      subject: 'Ihr {brand}-Passwort wurde geändert',
      heading: 'Ihr Passwort wurde geändert',
      intro:
        'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet. Falls Sie das nicht waren, legen Sie jetzt ein neues Passwort fest.',
      button: 'Neues Passwort festlegen',
    },
    'new-device': {
      subject: 'Neue Anmeldung bei {brand}',
      heading: 'Anmeldung mit einem Browser, den wir nicht kannten',
      intro:
        'Falls Sie das waren, ist nichts zu tun. Falls nicht, ist jemand anderes in Ihrem Konto: Melden Sie dort alle anderen Geräte ab und legen Sie ein neues Passwort fest.',
      button: 'Mein Konto öffnen',
    },
    'code-entry-closed': {
      subject: 'Codes gelten für Ihr {brand}-Konto nicht mehr',
      heading: 'Es wurden zu viele falsche Codes eingegeben',
      intro:
        'Für Ihre Adresse wurden hundert falsche Codes nacheinander eingegeben, deshalb werden ab jetzt keine Codes mehr angenommen. Niemand hat sich damit angemeldet. Melden Sie sich mit Ihrem Passwort oder mit dem Link aus einer unserer E-Mails an; sobald Sie einen solchen Link benutzt haben, gelten Codes wieder.',
      button: 'Anmelden',
    },
    'email-change': {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Bestätigen Sie Ihre neue Adresse',
      intro:
        'Geben Sie diesen Code ein, um diese Adresse für Ihr Konto zu verwenden, oder nutzen Sie die Schaltfläche dort, wo Sie angemeldet sind.',
      button: 'Diese Adresse verwenden',
    },
    'email-change-taken': {
      subject: 'Ihre Adresse bei {brand}',
      heading: 'Zu dieser Adresse gibt es schon ein Konto',
      intro:
        'Jemand wollte diese Adresse für ein anderes Konto verwenden, doch zu ihr gibt es schon eines. Es wurde nichts geändert.',
      button: 'Anmelden',
    },
    'email-changed': {
      subject: 'Die E-Mail-Adresse Ihres {brand}-Kontos wurde geändert',
      heading: 'Ihre E-Mail-Adresse wurde geändert',
      intro:
        'Ihr Konto verwendet jetzt eine andere E-Mail-Adresse, und alle anderen Geräte wurden abgemeldet. Mit dieser Adresse kann man sich nicht mehr anmelden. Falls Sie das nicht waren, melden Sie sich sofort bei uns.',
      button: '{brand} öffnen',
    },
    confirm: {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Bestätigen Sie, dass Sie es sind',
      intro:
        'Jemand, der in Ihrem Konto angemeldet ist, möchte dessen Passwort oder E-Mail-Adresse ändern. Geben Sie dort diesen Code ein, um es zu erlauben.',
      button: 'Mein Profil öffnen',
    },
    'delete-account': {
      subject: '{digits} ist Ihr {brand}-Code',
      heading: 'Ihr Konto löschen',
      intro:
        'Geben Sie diesen Code ein, um Ihr Konto mit allem, was dazugehört, zu löschen. Das lässt sich nicht rückgängig machen.',
      button: 'Mein Profil öffnen',
    },
    'account-deleted': {
      subject: 'Ihr {brand}-Konto wurde gelöscht',
      heading: 'Ihr Konto wurde gelöscht',
      intro:
        'Ihr Profil, Ihre Nachrichten und Ihre Anmeldedaten sind gelöscht, und Ihre Codes sind wieder frei. Dies ist die letzte E-Mail, die Sie von uns erhalten.',
      button: '{brand} öffnen',
    },
    'account-blocked': {
      subject: 'Ihr Konto bei {brand} wurde gesperrt',
      heading: 'Ihr Konto wurde gesperrt',
      intro:
        'Die Administration von {brand} hat Ihr Konto gesperrt. Alle Geräte wurden abgemeldet, eine Anmeldung ist nicht mehr möglich. Ihre Codes und deren Seiten funktionieren weiter. Wenn Sie das für einen Irrtum halten, wenden Sie sich bitte an uns.',
      button: '{brand} öffnen',
    },
    'account-unblocked': {
      subject: 'Ihr Konto bei {brand} ist wieder offen',
      heading: 'Sie können sich wieder anmelden',
      intro:
        'Die Administration von {brand} hat die Sperre Ihres Kontos aufgehoben. Alles darin ist so wie zuvor.',
      button: 'Anmelden',
    },
    message: {
      subject: 'Neue Nachricht für {alias}',
      heading: 'Sie haben eine neue Nachricht',
      intro:
        'Jemand hat Ihnen über Ihren QR-Code {alias} geschrieben. Über weitere Nachrichten schreiben wir Ihnen höchstens alle zehn Minuten.',
      button: 'Nachricht lesen',
    },
    messages: {
      subject: 'Neue Nachrichten für {alias}: {count}',
      heading: 'Sie haben neue Nachrichten',
      intro:
        'Neue Nachrichten über Ihren QR-Code {alias} seit unserer letzten E-Mail: {count}. Wir schreiben Ihnen darüber höchstens alle zehn Minuten.',
      button: 'Nachrichten lesen',
    },
    conversation: {
      subject: 'Neue Nachricht für {alias}',
      heading: { one: 'Neue Nachricht', other: '{count} neue Nachrichten' },
      intro: 'Über Ihren QR-Code {code}:',
      button: 'Antworten',
      note: 'Die Schaltfläche öffnet diese Unterhaltung sieben Tage lang, und zwar in dem Browser, in dem Sie sie zuerst benutzen. Bitte leiten Sie diese E-Mail nicht weiter, und antworten Sie nicht auf sie.',
    },
    'owner-link': {
      subject: 'Ihre Unterhaltung zu {alias}',
      heading: 'Ein weiterer Link zur Unterhaltung',
      intro:
        'Sie haben einen weiteren Link zu einer Unterhaltung über Ihren QR-Code {code} angefordert. Falls Sie das nicht waren, können Sie diese E-Mail ignorieren.',
      button: 'Antworten',
      note: 'Die Schaltfläche öffnet diese Unterhaltung sieben Tage lang, und zwar in dem Browser, in dem Sie sie zuerst benutzen. Bitte leiten Sie diese E-Mail nicht weiter, und antworten Sie nicht auf sie.',
    },
    answer: {
      subject: 'Neue Antwort zu {alias}',
      heading: { one: 'Neue Antwort', other: '{count} neue Antworten' },
      intro: 'Auf Ihre Nachricht über den QR-Code {alias}:',
      button: 'Unterhaltung öffnen',
      note: 'Wer den Link hat, kann an Ihrer Stelle lesen und schreiben. Bitte leiten Sie diese E-Mail nicht weiter, und antworten Sie nicht auf sie.',
    },
    'conversation-link': {
      subject: 'Ihre Unterhaltung zu {alias}',
      heading: 'Ihr Link zur Unterhaltung',
      intro:
        'Jemand hat über den QR-Code {alias} eine Nachricht gesendet und möchte die Antworten an diese Adresse bekommen. Falls Sie das waren, führt die Schaltfläche zurück zur Unterhaltung, und wir benachrichtigen Sie bei Antworten. Falls nicht, bestellen Sie diese E-Mails mit dem Link am Ende ab.',
      button: 'Unterhaltung öffnen',
      note: 'Wer den Link hat, kann an Ihrer Stelle lesen und schreiben. Bitte leiten Sie diese E-Mail nicht weiter, und antworten Sie nicht auf sie.',
    },
    'unactivation-request': {
      subject: 'Bitte, die Aktivierung von {alias} aufzuheben',
      heading: 'Jemand bittet um Ihren QR-Code {alias}',
      intro:
        'Jemand bittet Sie, die Aktivierung dieses QR-Codes aufzuheben, damit er neu aktiviert werden kann. Sehen Sie nach, wer es ist, und stimmen Sie zu oder lehnen Sie ab: Vorher ändert sich nichts. Der Link ist 24 Stunden gültig und funktioniert nur, wenn Sie angemeldet sind.',
      button: 'Anfrage ansehen',
    },
    'unactivation-confirmed': {
      subject: 'Der QR-Code {alias} kann wieder aktiviert werden',
      heading: 'Der QR-Code {alias} kann wieder aktiviert werden',
      intro:
        'Sie haben darum gebeten, die Aktivierung des QR-Codes {alias} aufzuheben. Das ist geschehen: Jetzt kann er neu aktiviert werden, auch von Ihnen.',
      button: '{alias} öffnen',
    },
    'unactivation-declined': {
      subject: 'Ihre Anfrage zu {alias} wurde abgelehnt',
      heading: 'Der QR-Code {alias} bleibt aktiviert',
      intro:
        'Sie haben darum gebeten, die Aktivierung des QR-Codes {alias} aufzuheben. Das wurde abgelehnt: Der Code bleibt, wie er ist.',
      button: '{alias} öffnen',
    },
  },
};

export default de;
