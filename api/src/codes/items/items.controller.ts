import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  ParseUUIDPipe,
  Patch,
  Post,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RequireAuthority } from '../../platform/access/access.decorators';
import { BulkAnswer } from '../../platform/http/bulk-answer';
import { MyCodeScansDto, MyCodeScansQuery } from '../scan-counts/code-scans.dto';
import { PageQuery } from '../../platform/http/list.dto';
import { BulkItemsService } from './bulk-items.service';
import {
  BulkItemsAnswerDto,
  BulkItemsDto,
  ChangeItemDto,
  CreatedItemsDto,
  ItemListDto,
  ItemListQuery,
  NewItemsDto,
} from './item.dto';
import { ItemActivationListDto, ItemDetailDto } from './item-detail.dto';
import { ItemDetailsService } from './item-details.service';
import { ItemBatchesService } from './item-batches.service';
import { ItemsService } from './items.service';

@ApiTags('items')
@RequireAuthority('admin')
@Controller()
export class ItemsController {
  constructor(
    private readonly items: ItemsService,
    private readonly batches: ItemBatchesService,
    private readonly bulk: BulkItemsService,
    private readonly details: ItemDetailsService,
  ) {}

  @Get('projects/:projectId/items')
  @ApiOkResponse({ type: ItemListDto })
  list(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Query() query: ItemListQuery,
  ): Promise<ItemListDto> {
    return this.items.list(projectId, query);
  }

  @Post('projects/:projectId/items')
  @BulkAnswer()
  @ApiCreatedResponse({ type: CreatedItemsDto })
  create(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Body() body: NewItemsDto,
  ): Promise<CreatedItemsDto> {
    return this.batches.create(projectId, body);
  }

  @Post('projects/:projectId/items/bulk')
  @BulkAnswer()
  @HttpCode(200)
  @ApiOkResponse({ type: BulkItemsAnswerDto })
  changeMany(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Body() body: BulkItemsDto,
  ): Promise<BulkItemsAnswerDto> {
    return this.bulk.change(projectId, body);
  }

  @Get('items/:id')
  @ApiOkResponse({ type: ItemDetailDto })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<ItemDetailDto> {
    return this.details.get(id);
  }

  @Get('items/:id/activations')
  @ApiOkResponse({ type: ItemActivationListDto })
  activations(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() query: PageQuery,
  ): Promise<ItemActivationListDto> {
    return this.details.activations(id, query);
  }

  @Get('items/:id/scans')
  @ApiOkResponse({ type: MyCodeScansDto })
  scans(
    @Param('id', ParseUUIDPipe) id: string,
    @Query() { days }: MyCodeScansQuery,
  ): Promise<MyCodeScansDto> {
    return this.details.scans(id, days);
  }

  @Patch('items/:id')
  @ApiOkResponse({ type: ItemDetailDto })
  async change(@Param('id', ParseUUIDPipe) id: string, @Body() body: ChangeItemDto): Promise<ItemDetailDto> {
    await this.items.change(id, body);
    return this.details.get(id);
  }

  @Delete('items/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.items.delete(id);
  }
}
