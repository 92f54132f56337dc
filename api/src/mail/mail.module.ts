import { Module } from '@nestjs/common';
import { MailerModule } from '@nestjs-modules/mailer';
import { MailConfig } from '../config/config';
import { NoticeReader } from '../messages/notice-reader';
import { UnactivationLinks } from '../unactivations/unactivation-links';
import { DevMailboxController } from './dev-mailbox.controller';
import { DevMailbox } from './dev-mailbox';
import { MailContents } from './mail-contents';
import { MailSender } from './mail-sender';

const SMTP = {
  pool: true,
  maxConnections: 2,
  connectionTimeout: 5000,
  greetingTimeout: 5000,
  socketTimeout: 15_000,
};

@Module({
  imports: [
    MailerModule.forRootAsync({
      imports: [],
      inject: [MailConfig],
      useFactory: (config: MailConfig) => ({
        transport: config.smtpUrl ? { ...SMTP, url: config.smtpUrl } : new DevMailbox(config).transport(),
        verifyTransporters: false,
      }),
    }),
  ],
  controllers: [DevMailboxController],
  providers: [MailSender, MailContents, UnactivationLinks, NoticeReader, DevMailbox],
  exports: [MailSender],
})
export class MailModule {}
