import { Global, Module } from '@nestjs/common';
import { SessionCookies } from './session-cookies';
import { SessionsService } from './sessions.service';

@Global()
@Module({ providers: [SessionsService, SessionCookies], exports: [SessionsService, SessionCookies] })
export class SessionsModule {}
