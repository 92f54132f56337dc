import { Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { MailConfig } from '../../platform/config/config';
import { NoticeReader } from '../../inbox/notices/notice-reader';
import { UnactivationLinks } from '../../codes/unactivations/unactivation-links';
import { DevMailboxController } from './dev-mailbox.controller';
import { DevMailbox } from './dev-mailbox';
import { MailContents } from './mail-contents';
import { MailSender } from './mail-sender';
import { smtpOptions } from './smtp';

@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [MailConfig],
      useFactory: (config: MailConfig) => ({
        transport: config.smtpUrl ? smtpOptions(config, config.smtpUrl) : new DevMailbox(config).transport(),
        verifyTransporters: false,
      }),
    }),
  ],
  controllers: [DevMailboxController],
  providers: [MailSender, MailContents, UnactivationLinks, NoticeReader, DevMailbox],
  exports: [MailSender],
})
export class MailModule {}
