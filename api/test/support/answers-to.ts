import { randomUUID } from 'node:crypto';
import { MESSAGE } from '@ringtag/contracts';
import { ConversationNoticeEntity } from '../../src/inbox/tables/conversation-notice.entity';
import { PlainBrowsing } from './plain-browsing';
import { newEmail, type TestApp } from './test-app';

type Mail = Awaited<ReturnType<TestApp['mail']['waitFor']>>;

/** The path of the link in a mail that ends such mails. */
export function readSwitch({ headers }: Mail): string {
  const link = headers.find(({ key }) => key === 'list-unsubscribe')!.value;
  return /(\/conversation\/mails\/[\w-]+)>/.exec(link)![1]!;
}

/** The path of the page with a button that a mail to a sender leads to, until somebody pressed it. */
export function readMailedPath({ text }: Mail): string {
  return /http:\/\/qr\.test(\/conversation\/[\w-]{22}\/mailed\/[\w-]{22})\n/.exec(text!)![1]!;
}

/** What senders, who want answers by mail, and owners do. For a server with pages that trusts one proxy. */
export function newAnswersTo(app: TestApp) {
  const browse = new PlainBrowsing(app);
  let addresses = 0;
  /** Somebody who shares no limit of an address or a network with others. */
  const from = () => ({ 'x-forwarded-for': `198.51.${(addresses += 1)}.7` });

  const owned = async () => {
    const alias = await app.code();
    return { alias, owner: await app.owner(alias, newEmail('owner')) };
  };
  /** A form that can be sent, several times with the same text and other details. */
  const openForm = async (alias: string) => {
    const { formToken } = (await app.visitor().get(`/api/scan/${alias}`)).body;
    app.clock.advance(MESSAGE.formMinAge);
    return async (message: object = {}, headers = from()) => {
      const given = { kind: 'message', body: 'I found your keys', formToken, ...message };
      const { body } = await app.visitor().post(`/api/scan/${alias}/messages`, given, headers);
      return { id: body.id as string, token: body.conversation as string };
    };
  };
  const write = async (alias: string, message: object = {}, headers = from()) =>
    (await openForm(alias))(message, headers);
  const begin = async (message: object = {}) => {
    const { alias, owner } = await owned();
    const begun = await write(alias, message);
    const answer = (body: string) =>
      owner.post(`/api/conversations/${begun.id}/messages`, { body, submission: randomUUID() });
    return { alias, owner, ...begun, answer };
  };
  return {
    ...{ from, owned, openForm, write, begin },
    /** With an empty address, no answers are mailed any more. */
    leave: async (token: string, address: string, headers = from()) =>
      (await browse.post(app.visitor(), `/conversation/${token}/answers-to`, { address }, headers)).status,
    /** Presses the button of the mail program that ends such mails. */
    endMails: async (path: string) =>
      (await browse.post(app.visitor(), path, { 'List-Unsubscribe': 'One-Click' })).status,
    areMailed: async (token: string) =>
      (await browse.open(app.visitor(), `/conversation/${token}`)).html.includes('We email replies'),
    findKept: async (id: string) =>
      (await app.dataSource.manager.findOneByOrFail(ConversationNoticeEntity, { id })).answersTo,
  };
}
export type AnswersToActs = ReturnType<typeof newAnswersTo>;
