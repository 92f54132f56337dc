import { Body, Controller, Delete, Get, Patch, Post, Put, Query } from '@nestjs/common';
import { RequireAuthority, UserId } from '../../platform/access/access.decorators';
import { IdParam } from '../../platform/http/id-param';
import { PageQuery } from '../../platform/http/list.dto';
import { Answers, AnswersCreated } from '../../platform/open-api/answers';
import { OperationGroup } from '../../platform/open-api/handlers';
import { CardDto } from '../cards/card.dto';
import { CardsService } from '../cards/cards.service';
import { NewDigitalCodeDto } from '../digital-codes/digital-code.dto';
import { DigitalCodesService } from '../digital-codes/digital-codes.service';
import { CodeHistory } from '../history/code-history';
import { CodeHistoryDto } from '../history/code-history.dto';
import { ChangeLostDto } from '../lost/lost-code.dto';
import { LostCodesService } from '../lost/lost-codes.service';
import { CodeScansDto, CodeScansQuery } from '../scan-counts/code-scans.dto';
import { HeldCodes } from './held-codes';
import {
  ChangeMyCodeDto,
  ChoosePageDto,
  MyCodeDetailDto,
  MyCodeListDto,
  MyCodeListQuery,
} from './my-code.dto';
import { MyCodesService } from './my-codes.service';

/** The codes that the signed-in user holds. */
@RequireAuthority('user')
@Controller('my-codes')
export class MyCodesController {
  constructor(
    private readonly codes: MyCodesService,
    private readonly held: HeldCodes,
    private readonly digital: DigitalCodesService,
    private readonly cards: CardsService,
    private readonly lost: LostCodesService,
    private readonly histories: CodeHistory,
  ) {}

  /**
   * Make a code without a sticker. It is activated at once. Refused where the site offers no such codes, where the
   * account has reached its number of codes, and after ten on one day.
   */
  @Post()
  @OperationGroup('DigitalCodes')
  @AnswersCreated(
    MyCodeDetailDto,
    'activation_limit_reached',
    'digital_codes_off',
    'name_required',
    'proof_required',
    'too_many_requests',
  )
  async make(@UserId() userId: string, @Body() body: NewDigitalCodeDto): Promise<MyCodeDetailDto> {
    return this.codes.get(userId, await this.digital.make(userId, body));
  }

  /** List one's own codes. */
  @Get()
  @Answers(MyCodeListDto)
  list(@UserId() userId: string, @Query() query: MyCodeListQuery): Promise<MyCodeListDto> {
    return this.codes.list(userId, query);
  }

  /** Get one of one's own codes. */
  @Get(':id')
  @Answers(MyCodeDetailDto)
  get(@UserId() userId: string, @IdParam() id: string): Promise<MyCodeDetailDto> {
    return this.codes.get(userId, id);
  }

  /** Count the scans of one's own code by day. */
  @Get(':id/scans')
  @Answers(CodeScansDto)
  scans(
    @UserId() userId: string,
    @IdParam() id: string,
    @Query() { days }: CodeScansQuery,
  ): Promise<CodeScansDto> {
    return this.codes.readScans(userId, id, days);
  }

  /**
   * List what happened to one's own code since it was activated. Pauses and losses are known for as long as the audit log
   * keeps them.
   */
  @Get(':id/history')
  @Answers(CodeHistoryDto)
  async history(
    @UserId() userId: string,
    @IdParam() id: string,
    @Query() part: PageQuery,
  ): Promise<CodeHistoryDto> {
    const { activation } = await this.held.getHeld(userId, id);
    return this.histories.list(activation, part);
  }

  /** Change one's own code. Nobody can change the status of a code that an administrator disabled. */
  @Patch(':id')
  @Answers(MyCodeDetailDto, 'code_disabled')
  async change(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() body: ChangeMyCodeDto,
  ): Promise<MyCodeDetailDto> {
    await this.held.change(userId, id, body);
    return this.codes.get(userId, id);
  }

  /** Choose what the scan page of one's own code is for. */
  @Put(':id/page')
  @Answers(MyCodeDetailDto)
  async choosePage(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() { pageKind }: ChoosePageDto,
  ): Promise<MyCodeDetailDto> {
    await this.held.choosePage(userId, id, pageKind);
    return this.codes.get(userId, id);
  }

  /**
   * Choose what the page of one's own code shows. Private fields of the profile are never shown. With `fields: null`, the
   * page shows all public fields, including those that become public later.
   */
  @Put(':id/card')
  @Answers(MyCodeDetailDto, 'not_activated')
  async saveCard(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() body: CardDto,
  ): Promise<MyCodeDetailDto> {
    await this.held.getHeld(userId, id);
    await this.cards.save(id, userId, body);
    return this.codes.get(userId, id);
  }

  /**
   * Mark one's own code as lost, or change what its page says of it. A paused code is resumed; one that an administrator
   * disabled cannot be lost. The owner is emailed when somebody opens the page.
   */
  @Put(':id/lost')
  @Answers(MyCodeDetailDto, 'code_disabled', 'not_activated')
  async markLost(
    @UserId() userId: string,
    @IdParam() id: string,
    @Body() body: ChangeLostDto,
  ): Promise<MyCodeDetailDto> {
    await this.held.getHeld(userId, id);
    await this.lost.mark(id, userId, body);
    return this.codes.get(userId, id);
  }

  /** Say that one has what one's own code is on. Changes nothing for a code that is not lost. */
  @Delete(':id/lost')
  @Answers(MyCodeDetailDto, 'not_activated')
  async endLost(@UserId() userId: string, @IdParam() id: string): Promise<MyCodeDetailDto> {
    await this.held.getHeld(userId, id);
    await this.lost.end(id, userId);
    return this.codes.get(userId, id);
  }
}
