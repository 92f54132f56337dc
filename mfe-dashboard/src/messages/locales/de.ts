const de = {
  you: 'Sie: {{text}}',
  link: {
    action: 'Neuer Link für den Absender',
    make: 'Link erstellen',
    making: 'Link wird erstellt …',
    title: 'Neuer Link für den Absender',
    text: 'Wer den Link hat, liest und schreibt in dieser Unterhaltung als ihr Absender. Der bisherige Link gilt ab sofort nicht mehr.',
    done: 'Geben Sie diesen Link an die Person weiter, die Ihnen geschrieben hat. Er wird nur jetzt angezeigt. Der bisherige Link gilt nicht mehr.',
    label: 'Link',
    failed: 'Der Link konnte nicht erstellt werden',
    none: 'Wer diese Nachricht geschrieben hat, hat keinen Link und könnte Ihre Antwort nicht lesen. Erstellen Sie einen und geben Sie ihn weiter.',
  },
  blocked: {
    done: 'Unterhaltung blockiert. Der Link des Absenders gilt nicht mehr. Wer Ihren Code scannt, kann weiterhin neu schreiben.',
    one: 'Nur in einer Unterhaltung',
    menu: 'Unterhaltung blockieren',
  },
  quick: {
    title: 'Schnellantworten',
    edit: 'Schnellantworten bearbeiten',
    text: 'Ein Tippen übernimmt den Text in Ihre Antwort. Dort können Sie ihn vor dem Senden ändern.',
    reply: 'Schnellantwort {{number}}',
    add: 'Schnellantwort hinzufügen',
    remove: 'Schnellantwort {{number}} entfernen',
    up: 'Schnellantwort {{number}} nach oben',
    down: 'Schnellantwort {{number}} nach unten',
    reset: 'Vorschläge verwenden',
    save: 'Speichern',
    saving: 'Wird gespeichert …',
    failed: 'Die Schnellantworten konnten nicht gespeichert werden',
    full: 'Es ist Platz für {{max, number}} Schnellantworten.',
    none: 'Sie haben keine Schnellantworten.',
    suggested: {
      thanks: 'Vielen Dank!',
      pickUp: 'Wann kann ich es abholen?',
      where: 'Wo genau haben Sie es gefunden?',
      post: 'Könnten Sie es mir schicken? Das Porto übernehme ich.',
      handIn: 'Bitte geben Sie es am nächsten Empfang oder im Fundbüro ab.',
    },
  },
};

export default de;
