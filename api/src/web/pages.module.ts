import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost, ModuleRef } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { AccountsModule } from '../accounts';
import { CodesModule } from '../codes';
import { DeliveryModule } from '../delivery';
import { InboxModule } from '../inbox';
import { RecordsModule } from '../records';
import { BrandFiles } from './brand/brand-files';
import { ActivatedPageController } from './documents/activation/activated-page.controller';
import { ActivationFormController } from './documents/activation/activation-form.controller';
import { ActivationLinkPageController } from './documents/activation/activation-link-page.controller';
import { CodeStepController } from './documents/activation/code-step.controller';
import { BuiltFiles } from './documents/built-files';
import { ConversationPageController } from './documents/conversation-page.controller';
import { EarlyAnswers } from './documents/early-answers';
import { toFailurePage } from './documents/failure-pages';
import { GuardedPageController } from './documents/guarded-page.controller';
import { MailSwitchController } from './documents/mail-switch.controller';
import { MessagePagesController } from './documents/message-pages.controller';
import { OpenPagesController } from './documents/open-pages.controller';
import { OwnerLinkController } from './documents/owner-link.controller';
import type { PageController } from './documents/page-answers';
import { PagesController } from './documents/pages.controller';
import { PersonalDataController } from './documents/personal-data.controller';
import { PlainPages } from './documents/plain-pages';
import { RememberedConversationController } from './documents/remembered-conversation.controller';
import { RemotesController } from './documents/remotes.controller';
import { ReportPageController } from './documents/report-page.controller';
import { ScanDocuments } from './documents/scan-documents';
import { ScanShapes } from './documents/scan-shapes';
import { SecurityTextController } from './documents/security-text.controller';
import { SeenBuilds } from './documents/seen-builds';
import { StartController } from './documents/start.controller';
import { PreviewPictures } from './previews/preview-pictures';
import { PreviewsController } from './previews/previews.controller';
import { WebModule } from './web.module';

/** Documents, the pictures that messengers show of them, and the built front end. */
@Module({
  imports: [RecordsModule, DeliveryModule, AccountsModule, CodesModule, InboxModule, WebModule],
  controllers: [
    ActivatedPageController,
    ActivationFormController,
    ActivationLinkPageController,
    CodeStepController,
    ConversationPageController,
    GuardedPageController,
    MailSwitchController,
    MessagePagesController,
    OpenPagesController,
    OwnerLinkController,
    PagesController,
    PersonalDataController,
    PreviewsController,
    RememberedConversationController,
    RemotesController,
    ReportPageController,
    SecurityTextController,
    StartController,
  ],
  providers: [
    BrandFiles,
    BuiltFiles,
    EarlyAnswers,
    PlainPages,
    PreviewPictures,
    ScanDocuments,
    ScanShapes,
    SeenBuilds,
  ],
})
export class PagesModule implements OnModuleInit {
  constructor(
    private readonly server: HttpAdapterHost,
    private readonly modules: ModuleRef,
    private readonly plain: PlainPages,
  ) {}

  /** Lets the answers to failures show pages: that of the route's controller, else one for everything. */
  onModuleInit(): void {
    const adapter: HttpAdapterHost['httpAdapter'] | null = this.server.httpAdapter;
    // The commands of an administrator run without a server.
    if (!adapter) return;
    const fastify = adapter.getInstance<FastifyInstance>();
    fastify.failurePage = async (error, request, reply) => {
      const { pages } = request.routeOptions.config;
      const controller = pages && (this.modules.get(pages) as Partial<PageController>);
      const page = (await controller?.showFailure?.(error, request)) ?? toFailurePage(error, request);
      return reply.send(await this.plain.write(request, reply, page));
    };
  }
}
