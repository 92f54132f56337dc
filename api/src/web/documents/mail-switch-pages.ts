import { ERRORS, mailSwitchPath } from '@ringtag/contracts';
import { drawMailsEnded, drawMailSwitch, drawNoConversation } from '@ringtag/scan-card/server';
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { MailSwitches } from '../../inbox';
import { sendFailurePage } from './failure-pages';
import type { PlainPage, PlainPages } from './plain-pages';

export interface MailSwitchPagesOptions {
  plain: PlainPages;
  switches: MailSwitches;
}

interface TokenRoute {
  Params: { token: string };
}

/**
 * The page that ends mails. GET shows buttons, POST ends them: mail programs post here by themselves when somebody presses
 * their own button (RFC 8058), so no origin is asked for. The token proves that the sender has the mail.
 */
export function serveMailSwitches(
  parent: FastifyInstance,
  { plain, switches }: MailSwitchPagesOptions,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, page: PlainPage) => {
    void reply.header('X-Robots-Tag', 'noindex');
    return plain.send(request, reply, { ...page, secret: true });
  };
  const config: FastifyContextConfig = {
    failurePage: (error, request, reply) => {
      if (error.errorCode !== 'not_found') return sendFailurePage(plain, error, request, reply);
      return send(request, reply, { draw: drawNoConversation, status: ERRORS.not_found.status });
    },
  };
  const path = mailSwitchPath(':token');
  void parent.register((scope, _, done) => {
    // The other type that mail programs may send. What is in it says nothing new, and it holds no files.
    scope.removeContentTypeParser('multipart/form-data');
    scope.addContentTypeParser('multipart/form-data', { parseAs: 'string' }, (_request, _body, parsed) =>
      parsed(null, new URLSearchParams()),
    );
    scope.get<TokenRoute>(path, { config }, async (request, reply) => {
      const { token } = request.params;
      const subject = await switches.describe(token);
      return send(request, reply, { draw: (context) => drawMailSwitch(token, subject, context) });
    });
    scope.post<TokenRoute>(path, { config }, async (request, reply) => {
      const all = request.body instanceof URLSearchParams && request.body.get('all') === 'yes';
      const subject = await switches.stop(request.params.token, all);
      return send(request, reply, { draw: (context) => drawMailsEnded(subject, all, context) });
    });
    done();
  });
}
