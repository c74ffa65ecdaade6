import type { Core } from "@strapi/strapi";
import { errors } from "@strapi/utils";
import { parseBody, parsed } from "../../../lib/request-body";
import { teamTime } from "../../../lib/team-time";
import { readAction } from "../../../lib/uids";
import { permissionsOn, withCreator } from "../../../strapi/content-manager";
import type { Context } from "../../../strapi/routes";
import { pingSites } from "../../feed/server/refresh-ping";
import type { LeadDetail } from "../answers";
import { leadColumns } from "../columns";
import { mostSelected } from "../lead-filters";
import { leadUid } from "../uids";
import { sendCsv } from "./csv";
import { eventsOf, readableEvents } from "./events";
import {
  type Actor,
  addPhoneLead,
  askForRetry,
  changeLead,
  correctLead,
  editableFields,
  isCorrectable,
  mayChange,
  type StoredLead,
} from "./lead-changes";
import {
  correctionSchema,
  filterSchema,
  idsSchema,
  noteSchema,
  pageSchema,
  phoneLeadSchema,
  saveSchema,
  selectionSchema,
} from "./lead-fields";
import { leadOptions, leadRows, leadsFor, leadsWithEvents, othersFromPerson } from "./lead-list";
import { type Entry, pageOf } from "./list";
import { overviewFor } from "./overview";
import { nameWithAddress, teamOf } from "./team";

/** Calls of the panel's page of leads. The routes say who may make them. */
export const leadCalls = ({ strapi }: { strapi: Core.Strapi }) => {
  async function actorOf({ state: { user, userAbility } }: Context): Promise<Actor> {
    const name = (await teamOf(strapi)).find(({ id }) => id === user.id)?.name ?? nameWithAddress(user);
    return { id: user.id, name, ability: userAbility };
  }

  /** @throws NotFoundError also for a lead that the user may not read */
  async function leadOf(ctx: Context, documentId: unknown = ctx.params.documentId): Promise<StoredLead> {
    const lead: StoredLead | null = await strapi.db
      .query(leadUid)
      .findOne({ where: { documentId: String(documentId) }, populate: withCreator });
    if (lead && permissionsOn(strapi, ctx.state.userAbility, leadUid).can.read(lead)) return lead;
    throw new errors.NotFoundError("This inquiry is no longer here. It may have been deleted.");
  }

  async function detailOf(ctx: Context): Promise<{ data: LeadDetail }> {
    const { userAbility } = ctx.state;
    const stored = await leadOf(ctx);
    const [lead] = await leadRows(strapi, [stored], userAbility);
    if (!lead) throw new errors.NotFoundError();
    const { can } = permissionsOn(strapi, userAbility, leadUid);
    const events = await eventsOf(strapi, stored.documentId);
    return {
      data: {
        lead,
        events: readableEvents(events, (field) => can(readAction, stored, field)),
        others: await othersFromPerson(strapi, stored, userAbility),
        isCorrectable: isCorrectable(stored),
        editable: editableFields.filter((field) => mayChange(strapi, userAbility, stored, field)),
      },
    };
  }

  const changes = new Set(["assigned", "status", "followUp", "review", "correction"]);

  /** Answers with the lead as it is now; 409, with who was quicker, when the change was refused. */
  async function answerChange(ctx: Context, { documentId }: StoredLead, isSaved: boolean): Promise<void> {
    if (isSaved) {
      ctx.body = await detailOf(ctx);
      return;
    }
    const last = (await eventsOf(strapi, documentId)).find(({ kind }) => changes.has(kind));
    const who = last?.authorId === ctx.state.user.id ? "You" : (last?.author ?? "Somebody");
    const when = last ? ` on ${await teamTime(strapi, last.at)}` : "";
    ctx.conflict(`${who} changed this inquiry${when}. Nothing of yours is saved yet.`);
  }

  return {
    async list(ctx: Context) {
      const { page, ...filter } = ctx.query;
      const leads = await leadsFor(strapi, parsed(filterSchema, filter), await actorOf(ctx));
      const { rows, ...size } = await pageOf(strapi, leads, "receivedAt", parsed(pageSchema, { page }));
      ctx.body = { data: { leads: rows, ...size } };
    },

    /** IDs of all leads that a filter leaves, to select them. */
    async ids(ctx: Context) {
      const { filters } = await leadsFor(strapi, parsed(filterSchema, ctx.query), await actorOf(ctx));
      const leads = await strapi
        .documents(leadUid)
        .findMany({ filters, fields: ["documentId"], sort: "id:desc", limit: mostSelected });
      ctx.body = { data: leads.map(({ documentId }) => documentId) };
    },

    async options(ctx: Context) {
      ctx.body = { data: await leadOptions(strapi, ctx.state.user.id) };
    },

    async overview(ctx: Context) {
      ctx.body = { data: await overviewFor(strapi, await actorOf(ctx)) };
    },

    async find(ctx: Context) {
      ctx.body = await detailOf(ctx);
    },

    /** Saves changes and a note together; 409 when somebody else was quicker. */
    async save(ctx: Context) {
      const { changes, note, revision } = parseBody(saveSchema, ctx.request);
      const lead = { ...(await leadOf(ctx)), revision };
      await answerChange(ctx, lead, await changeLead(strapi, lead, changes, await actorOf(ctx), note));
    },

    async correct(ctx: Context) {
      const corrected = parseBody(correctionSchema, ctx.request);
      const lead = { ...(await leadOf(ctx)), revision: corrected.revision };
      await answerChange(ctx, lead, await correctLead(strapi, lead, corrected, await actorOf(ctx)));
    },

    async addNote(ctx: Context) {
      const lead = await leadOf(ctx);
      const { text } = parseBody(noteSchema, ctx.request);
      await answerChange(ctx, lead, await changeLead(strapi, lead, {}, await actorOf(ctx), text));
    },

    async retry(ctx: Context) {
      const { documentId } = await leadOf(ctx);
      await askForRetry(strapi, documentId, await actorOf(ctx));
      pingSites(strapi);
      ctx.body = await detailOf(ctx);
    },

    async addPhoneLead(ctx: Context) {
      const fields = parseBody(phoneLeadSchema, ctx.request);
      ctx.body = { data: { documentId: await addPhoneLead(strapi, fields, await actorOf(ctx)) } };
    },

    /** Changes several leads, all or none. */
    async changeSelected(ctx: Context) {
      const { change, documentIds } = parseBody(selectionSchema, ctx.request);
      const actor = await actorOf(ctx);
      await strapi.db.transaction(async () => {
        for (const documentId of documentIds) {
          // Another save may come in between; these changes do not depend on it.
          while (!(await changeLead(strapi, await leadOf(ctx, documentId), change, actor)));
        }
      });
      ctx.body = { data: { changed: documentIds.length } };
    },

    async export(ctx: Context) {
      const { ids, ...filter } = ctx.query;
      const documentIds = parsed(idsSchema, { ids }).ids?.split(",");
      const actor = await actorOf(ctx);
      const { filters, uid } = await leadsFor(strapi, parsed(filterSchema, filter), actor);
      const chosen = documentIds ? { $and: [filters, { documentId: { $in: documentIds } }] } : filters;
      const visible = (leads: Entry[]) => leadsWithEvents(strapi, leads, actor.ability);
      sendCsv(strapi, ctx, "inquiries", { uid, filters: chosen, visible }, leadColumns);
    },
  };
};
