import { Body, Controller, Get, Put } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { Answers } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { Alerts } from '../alerts/alerts';
import { HeldCodes } from './held-codes';
import { AlertChoiceDto, AlertChoicesDto } from './my-code-alerts.dto';

/** What the owner of a code wants to hear of it. */
@RequireAuthority('user')
@Controller('my-codes/:id/alerts')
@OperationGroup('Alerts')
export class MyCodeAlertsController {
  constructor(
    private readonly held: HeldCodes,
    private readonly alerts: Alerts,
  ) {}

  /** List what one is told about one's own code, and how. */
  @Get()
  @Answers(AlertChoicesDto)
  async list(@UserId() userId: string, @IdParam() id: string): Promise<AlertChoicesDto> {
    const { activation } = await this.held.getHeld(userId, id);
    return { items: await this.alerts.list({ activationId: activation.id, userId }) };
  }

  /** Choose how to hear of one kind of event of one's own code: by mail, by push, or not at all. */
  @Put()
  @Answers(AlertChoicesDto)
  async choose(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() { kind, ...ways }: AlertChoiceDto,
  ): Promise<AlertChoicesDto> {
    const { activation } = await this.held.getHeld(userId, id);
    const who = { activationId: activation.id, userId };
    await this.alerts.choose({ ...who, kind }, ways);
    return { items: await this.alerts.list(who) };
  }
}
