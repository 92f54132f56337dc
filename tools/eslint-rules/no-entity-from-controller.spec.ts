import { noEntityFromController } from './no-entity-from-controller';
import { testRule } from './rule-tester';

const filename = '/repo/api/src/codes/items/items.controller.ts';

testRule('no-entity-from-controller', noEntityFromController, {
  valid: [
    {
      name: 'should accept DTOs',
      filename,
      code: 'import { ItemDto } from "./item.dto"; class A { get(): Promise<ItemDto[]> { return this.items.list(); } }',
    },
    {
      name: 'should look only at controllers',
      filename: '/repo/api/src/codes/items/items.service.ts',
      code: 'import { ItemEntity } from "./item.entity"; class A { get(): ItemEntity { return x; } }',
    },
  ],
  invalid: [
    {
      name: 'should refuse importing an entity file',
      filename,
      code: 'import { Item } from "./item.entity";',
      ids: ['imported'],
    },
    {
      name: 'should refuse a type import and an import expression as well',
      filename,
      code: 'import type { Item } from "./item.entity.js"; const x = import("../users/user.entity");',
      ids: ['imported', 'imported'],
    },
    {
      name: 'should refuse an entity in a return type, however deep',
      filename,
      code: 'class A { async get(): Promise<Page<ItemEntity>> { return x; } }',
      ids: ['named'],
    },
    {
      name: 'should refuse an entity as a parameter',
      filename,
      code: 'class A { post(body: db.ItemEntity) {} }',
      ids: ['named'],
    },
  ],
});
