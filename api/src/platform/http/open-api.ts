import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';

/** Of the application (specification 9). */
export const VERSION = '0.0.1';

/** The API as an OpenAPI 3.1 document, made from the DTOs. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const base = new DocumentBuilder()
    .setOpenAPIVersion('3.1.0')
    .setTitle('Ringtag')
    .setDescription('Personal QR codes made simple')
    .setVersion(VERSION)
    .addCookieAuth('qrsid')
    .build();
  const document = SwaggerModule.createDocument(app, base, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  return withNullTypes(document) as OpenAPIObject;
}

/** `nullable: true` is OpenAPI 3.0; 3.1 says it with the type `null`. */
function withNullTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withNullTypes);
  if (typeof node !== 'object' || node === null) return node;
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, withNullTypes(value)]),
  );
  if (nullable !== true) return schema;
  const { type, $ref, allOf, ...rest } = schema;
  if (typeof type === 'string') return { ...rest, type: [type, 'null'] };
  const target = $ref ? { $ref } : (allOf as unknown[] | undefined)?.[0];
  return { ...rest, oneOf: [target, { type: 'null' }] };
}
