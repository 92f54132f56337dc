export { MailBounceDto } from './bounces/mail-bounce.dto';
export { MailBounces } from './bounces/mail-bounces';
export { DeliveryModule } from './delivery.module';
export { MailSender, type MailDetails, type MailWriter } from './mail/mail-sender';
export { smtpOptions } from './mail/smtp';
export { MailsService } from './outbox/mails.service';
export { OutboxService } from './outbox/outbox.service';
export type { MailTemplate } from './tables/mail';
