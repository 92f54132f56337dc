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
import { RequireAuthority } from '../platform/access/access.decorators';
import { BulkItemsService } from './bulk-items.service';
import {
  BulkItemsAnswerDto,
  BulkItemsDto,
  ChangeItemDto,
  CreatedItemsDto,
  ItemDto,
  ItemListDto,
  ItemListQuery,
  NewItemsDto,
} from './item.dto';
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
  @ApiCreatedResponse({ type: CreatedItemsDto })
  create(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Body() body: NewItemsDto,
  ): Promise<CreatedItemsDto> {
    return this.batches.create(projectId, body);
  }

  @Post('projects/:projectId/items/bulk')
  @HttpCode(200)
  @ApiOkResponse({ type: BulkItemsAnswerDto })
  changeMany(
    @Param('projectId', ParseUUIDPipe) projectId: string,
    @Body() body: BulkItemsDto,
  ): Promise<BulkItemsAnswerDto> {
    return this.bulk.change(projectId, body);
  }

  @Get('items/:id')
  @ApiOkResponse({ type: ItemDto })
  get(@Param('id', ParseUUIDPipe) id: string): Promise<ItemDto> {
    return this.items.get(id);
  }

  @Patch('items/:id')
  @ApiOkResponse({ type: ItemDto })
  change(@Param('id', ParseUUIDPipe) id: string, @Body() body: ChangeItemDto): Promise<ItemDto> {
    return this.items.change(id, body);
  }

  @Delete('items/:id')
  @HttpCode(204)
  @ApiNoContentResponse()
  delete(@Param('id', ParseUUIDPipe) id: string): Promise<void> {
    return this.items.delete(id);
  }
}
