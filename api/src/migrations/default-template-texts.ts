import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the editor put into templates by itself, in all languages, up to this migration. */
const DEFAULTS = {
  messageFormTitle: [
    'Send a message',
    'Enviar un mensaje',
    'Nachricht senden',
    'Envoyer un message',
    'Надіслати повідомлення',
    'Отправить сообщение',
  ],
  messageFormPlaceholder: [
    'Write your message here…',
    'Escribe aquí tu mensaje…',
    // Without and with a space that does not break.
    'Schreiben Sie hier Ihre Nachricht…',
    'Schreiben Sie hier Ihre Nachricht\u00A0…',
    'Écrivez votre message ici…',
    'Напишіть повідомлення тут…',
    'Напишите сообщение здесь…',
  ],
  sendButtonText: ['Send', 'Enviar', 'Senden', 'Envoyer', 'Надіслати', 'Отправить'],
};

/**
 * Empties texts that nobody wrote, so that readers see them in their own language. What differs in a letter's case was
 * written by the owner and stays. There is no way back: an empty text is shown as before to readers of its language.
 */
export function emptiedDefaults(name: string, exactCollation: string): new () => MigrationInterface {
  return class implements MigrationInterface {
    readonly name = name;

    async up(runner: QueryRunner): Promise<void> {
      for (const [column, texts] of Object.entries(DEFAULTS)) {
        const places = texts.map(() => '?').join(', ');
        await runner.query(
          `UPDATE templates SET ${column} = '' WHERE ${column} COLLATE ${exactCollation} IN (${places})`,
          texts,
        );
      }
    }

    async down(): Promise<void> {}
  };
}
