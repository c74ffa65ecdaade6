import type { Core, Schema, UID } from "@strapi/strapi";
import type { ContentType } from "../../../lib/content";
import type { postUid } from "../../../lib/uids";
import { type Fields, fieldsOf, isRecord } from "../../../lib/values";
import { fileUid } from "../../../media/file-uses";

type Attributes = Record<string, Schema.Attribute.AnyAttribute>;

const fileFields = ["name", "alternativeText", "mime", "url"];

const attributesOf = (strapi: Core.Strapi, component: string): Attributes =>
  strapi.components[component as UID.Component]?.attributes ?? {};

function populateOf(strapi: Core.Strapi, attributes: Attributes): Fields {
  const inside = (component: string) => ({ populate: populateOf(strapi, attributesOf(strapi, component)) });
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, attribute]): [string, Fields][] => {
      if (attribute.type === "media") return [[name, { fields: fileFields }]];
      if (attribute.type === "component") return [[name, inside(attribute.component)]];
      if (attribute.type !== "dynamiczone") return [];
      return [[name, { on: Object.fromEntries(attribute.components.map((uid) => [uid, inside(uid)])) }]];
    }),
  );
}

/** Strapi's types know one by one which types have drafts; all content has, as posts have. */
export const documentsOf = (strapi: Core.Strapi, uid: UID.ContentType) =>
  strapi.documents(uid as typeof postUid);

/** The whole entry, its components and the names of its files included, as plain JSON. No content type has relations. */
export async function copyOf(
  strapi: Core.Strapi,
  { attributes, uid }: ContentType,
  documentId: string,
  status: "draft" | "published",
): Promise<Fields | null> {
  const populate: object = populateOf(strapi, attributes);
  const found: unknown = await documentsOf(strapi, uid).findOne({ documentId, status, populate });
  if (!isRecord(found)) return null;
  const written = Object.entries(found).filter(([name]) => isWritten(name, attributes));
  return JSON.parse(JSON.stringify(Object.fromEntries(written)));
}

const managed = [
  "createdAt",
  "updatedAt",
  "publishedAt",
  "createdBy",
  "updatedBy",
  "locale",
  "localizations",
];
const isWritten = (name: string, attributes: Attributes): boolean =>
  Object.hasOwn(attributes, name) && !managed.includes(name);

/** A copy as Strapi takes it: new components, and of the files those that are still there. It is not scheduled. */
export async function inputOf(
  strapi: Core.Strapi,
  { attributes }: ContentType,
  copy: Fields,
): Promise<Fields> {
  const rows: { id: number }[] = await strapi.db
    .query(fileUid)
    .findMany({ where: { id: { $in: fileIds(copy) } }, select: ["id"] });
  const files = new Set(rows.map(({ id }) => id));
  const input = fieldsInput(strapi, attributes, copy, files);
  return Object.hasOwn(attributes, "publishAt") ? { ...input, publishAt: null } : input;
}

function fileIds(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(fileIds);
  if (!isRecord(value)) return [];
  return "mime" in value ? [Number(value.id)] : Object.values(value).flatMap(fileIds);
}

function fieldsInput(strapi: Core.Strapi, attributes: Attributes, copy: Fields, files: Set<number>): Fields {
  const inside = (component: string, value: unknown): Fields | null =>
    isRecord(value) ? fieldsInput(strapi, attributesOf(strapi, component), value, files) : null;
  const fieldInput = (attribute: Schema.Attribute.AnyAttribute, value: unknown): unknown => {
    if (attribute.type === "media") {
      const ids = fileIds(value).filter((id) => files.has(id));
      return attribute.multiple ? ids : (ids[0] ?? null);
    }
    if (attribute.type === "dynamiczone") {
      return asList(value).map((item) => {
        const component = String(fieldsOf(item).__component);
        return { __component: component, ...inside(component, item) };
      });
    }
    if (attribute.type !== "component") return value ?? null;
    if (attribute.repeatable) return asList(value).map((item) => inside(attribute.component, item));
    return inside(attribute.component, value);
  };
  return Object.fromEntries(
    Object.entries(attributes)
      .filter(([name]) => Object.hasOwn(copy, name) && isWritten(name, attributes))
      .map(([name, attribute]) => [name, fieldInput(attribute, copy[name])]),
  );
}

const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
