import type { TranslationOf } from '@ringtag/i18n/translation-of';
import type en from './en';

const de = {
  back: 'Zurück zur Karte',
  resendWait: 'Sie können ihn {{when}} erneut anfordern.',
  activated: 'Sie sind auf diesem Gerät angemeldet. Ab jetzt sieht Ihre Kontaktkarte, wer den Code scannt.',
  taken: 'Jemand anderes war schneller. Von Ihren Angaben wurde nichts veröffentlicht.',
  failure: {
    unavailable: 'Diese Seite lässt sich gerade nicht anzeigen. Bitte versuchen Sie es gleich noch einmal.',
    notFound: {
      title: 'Seite nicht gefunden',
      text: 'Unter dieser Adresse ist nichts zu finden. Bitte prüfen Sie die Adresse oder scannen Sie den Code noch einmal.',
    },
    tooMany: {
      title: 'Zu viele Anfragen',
      text: 'Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
    },
    other: 'Ein Fehler ist aufgetreten',
  },
  conversation: {
    title: 'Unterhaltung mit {{name}}',
    you: 'Sie',
    save: 'Diese Seite speichern',
    keep: 'Hier erscheinen die Antworten. Wer den Link zu dieser Seite hat, kann hier lesen und schreiben.',
    reply: 'Ihre Nachricht',
    send: 'Senden',
    refresh: 'Neue Nachrichten abrufen',
    older: 'Ältere Nachrichten',
    newest: 'Zurück zu den neuesten Nachrichten',
    seen: 'Gelesen',
    sent: 'Gesendet',
    overTitle: 'Hier gibt es keine Unterhaltung',
    over: 'Der Link stimmt nicht, oder die Unterhaltung ist beendet: Nachrichten werden nach einiger Zeit gelöscht, und wer den Code besitzt, kann eine Unterhaltung beenden oder das eigene Konto löschen.',
  },
  conversationLink: {
    title: 'Meine Unterhaltung',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    share: 'Link teilen',
    hint: 'Behalten Sie diesen Link für sich: Wer ihn hat, kann dort lesen und schreiben.',
  },
  conversationLive: {
    new_one: '{{count}} neue Nachricht',
    new_other: '{{count}} neue Nachrichten',
    offline: 'Sie sind offline. Sie können weiterlesen, und was Sie schreiben, bleibt hier stehen.',
    failed: 'Das konnte nicht gesendet werden. Ihr Text ist noch da: Bitte versuchen Sie es noch einmal.',
  },
  conversationState: {
    solved: 'Erledigt',
    solvedByYou: 'Sie haben diese Unterhaltung als erledigt markiert.',
    solvedByOther: '{{name}} hat diese Unterhaltung als erledigt markiert.',
    kept: 'Alles bleibt hier stehen, bis {{name}} es löscht.',
    keptUntil: 'Was hier geschrieben wurde, wird nach dem {{date}} gelöscht.',
    solve: 'Als erledigt markieren',
    reopen: 'Wieder öffnen',
    reopened: 'Wieder geöffnet',
    thanksTitle: '{{name}} bedankt sich',
    thanks: 'Vielen Dank für Ihre Hilfe!',
    otherPhone: 'Telefon von {{name}}:',
    sharePhone: 'Meine Telefonnummer zeigen',
    phone: 'Ihre Telefonnummer',
    noPhone: 'Bitte geben Sie eine Telefonnummer ein, die man anrufen kann.',
    phoneHint: '{{name}} sieht sie, bis Sie sie nicht mehr zeigen.',
    share: 'Nummer zeigen',
    phoneShared: 'Nummer wird gezeigt',
    yourPhone: '{{name}} sieht Ihre Nummer:',
    hidePhone: 'Nicht mehr zeigen',
    phoneHidden: 'Nummer wird nicht mehr gezeigt und ist gelöscht',
  },
  answersTo: {
    label: 'Antworten per E-Mail erhalten',
    hint: 'Wir senden den Link dieser Unterhaltung an diese Adresse und benachrichtigen Sie bei Antworten. Sonst sieht sie niemand.',
    start: 'Per E-Mail benachrichtigen',
    started: 'Sie erhalten E-Mails',
    mailed: 'Antworten gehen per E-Mail an die Adresse, die Sie angegeben haben. Sonst sieht sie niemand.',
    stop: 'Keine E-Mails mehr erhalten',
  },
  ownerLink: {
    somebody: 'Anonym',
    title: 'Eine Nachricht für Sie',
    text: 'Öffnen Sie die Unterhaltung hier. Danach funktioniert der Link nur in diesem Browser.',
    open: 'Unterhaltung öffnen',
    elsewhereTitle: 'In einem anderen Browser geöffnet',
    elsewhere:
      'Dieser Link funktioniert nur in dem Browser, in dem er zuerst geöffnet wurde. Wir können Ihnen einen weiteren Link für diesen Browser per E-Mail senden.',
    fresh: 'Weiteren Link per E-Mail senden',
    sentTitle: 'Ein Link ist unterwegs',
    sent: 'Wir haben ihn an die Adresse Ihres Kontos gesendet. Öffnen Sie ihn in diesem Browser.',
    keep: 'Diese Seite zeigt nur diese Unterhaltung. Für alles andere melden Sie sich an.',
    all: 'Alle Nachrichten',
  },
  mailSwitch: {
    title: 'E-Mails abbestellen',
    code: 'Mit diesen E-Mails erfahren Sie von Nachrichten, die über Ihren QR-Code {{code}} kommen.',
    stop: 'E-Mails zu diesem Code abbestellen',
    stopAll: 'E-Mails zu allen meinen Codes abbestellen',
    answers: 'Mit diesen E-Mails erfahren Sie von Antworten auf Ihre Nachricht über den QR-Code {{code}}.',
    stopAnswers: 'Diese E-Mails abbestellen',
    endedTitle: 'E-Mails abbestellt',
    ended:
      'Zu Nachrichten über {{code}} senden wir Ihnen keine E-Mails mehr. Ändern können Sie das auf der Seite des Codes.',
    endedAll:
      'Zu Nachrichten über Ihre Codes senden wir Ihnen keine E-Mails mehr. Ändern können Sie das auf der Seite jedes Codes.',
    endedAnswers:
      'Zu dieser Unterhaltung senden wir Ihnen keine E-Mails mehr. Mit ihrem Link können Sie sie weiterhin lesen.',
  },
  attachments: {
    photos: 'Fotos',
    photosHint:
      'Bis zu drei Fotos mit je 8 MB. Was die Kamera darin gespeichert hat, etwa der Aufnahmeort, wird entfernt.',
    photo: 'Foto {{number}}',
    noPhoto:
      'Eine der Dateien ist kein Foto, das sich anzeigen lässt. Bitte wählen Sie JPEG, PNG oder WebP. Ihr Text bleibt im Formular.',
    tooMany: 'Bitte wählen Sie höchstens drei Fotos. Ihr Text bleibt im Formular.',
    tooLarge: 'Ein Foto darf höchstens 8 MB groß sein. Ihr Text bleibt im Formular.',
    full: 'Hier ist kein Platz für weitere Fotos. Bitte senden Sie Ihre Nachricht ohne Fotos.',
    again: 'Bitte wählen Sie die Fotos noch einmal aus.',
    firstThree: 'Nur die ersten drei Fotos werden gesendet.',
    preparing: 'Fotos werden vorbereitet …',
    place: {
      ask: 'Meinen Standort hinzufügen',
      asking: 'Ihr Standort wird ermittelt …',
      refused:
        'Diese Seite darf nicht auf Ihren Standort zugreifen. Erlauben Sie es im Browser, oder beschreiben Sie den Ort in Ihrer Nachricht.',
      unavailable:
        'Ihr Gerät konnte seinen Standort nicht ermitteln. Versuchen Sie es im Freien noch einmal, oder beschreiben Sie den Ort in Ihrer Nachricht.',
      timeout:
        'Ihr Gerät hat nicht rechtzeitig ein Signal gefunden. Versuchen Sie es noch einmal, oder beschreiben Sie den Ort in Ihrer Nachricht.',
      shown: '{{coordinates}}, auf {{accuracy}} m genau',
      choice: 'Wie genau soll der Standort sein?',
      about: 'Ungefähr hier (auf 500 m gerundet)',
      exact: 'Genau',
      remove: 'Standort nicht senden',
      title: 'Ort',
      titleAbout: 'Irgendwo in dieser Gegend',
      within: 'auf {{accuracy}} m genau',
      map: 'In OpenStreetMap öffnen',
      app: 'In einer Karten-App öffnen',
    },
    words: {
      title: 'Textvorschläge',
      lost: {
        a: 'Es liegt am Empfang von …',
        b: 'Sie können es abholen bei …',
        c: 'Ich kann es Ihnen schicken. Wohin?',
        d: 'Ich habe es dort gelassen, wo es war.',
      },
      contact: {
        a: 'Wir haben uns kennengelernt bei …',
        b: 'Bitte rufen Sie mich an unter …',
        c: 'Ich habe eine Frage zu …',
      },
    },
  },
  guarded: {
    title: 'Noch ein Schritt',
    text: 'Aus Ihrem Netz wurden eben viele Codes abgefragt, die es nicht gibt. Zum Schutz vor Erraten lassen sich Codes vorübergehend nur per Knopfdruck öffnen.',
    open: '{{code}} öffnen',
  },
} satisfies TranslationOf<typeof en>;

export default de;
