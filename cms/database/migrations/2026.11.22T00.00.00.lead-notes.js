/**
 * Leads of an earlier version: the one text of notes becomes a first note, the state of their delivery gets a column of
 * its own, whoever could read or change notes may read and change what is new, and the screens that nobody has
 * rearranged are made again from the schema. Runs once, before Strapi adjusts the tables and drops what is gone.
 */

const screens = "plugin_content_manager_configuration_content_types::api::lead.lead";
/** As the first version made the list, and as later ones did. */
const formerLists = [
  "receivedAt,name,form,leadStatus,assignee,needsReview,email",
  "receivedAt,name,project,form,leadStatus,assignee,needsReview,campaignLabel,email",
];
/** Also what an earlier version added without saying so here. */
const newReadable = [
  ...["project", "campaignLabel", "deliveries"],
  ...["amount", "returnClass", "askedFor", "followUpOn", "enteredBy", "deliveryState"],
];

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasTable("leads")) || !(await knex.schema.hasColumn("leads", "notes"))) return;
    await moveNotes(knex);
    await addDeliveryStates(knex);
    await extendPermissions(knex);
    await renewScreens(knex);
  },
};

async function moveNotes(knex) {
  await knex.schema.createTable("lead_notes", (table) => {
    table.increments("id");
    table.string("lead");
    table.string("author");
    table.datetime("written_at", { useTz: false, precision: 6 });
    table.text("text", "longtext");
  });
  const leads = await knex("leads").whereNotNull("notes").select("document_id", "notes", "updated_at");
  for (const lead of leads) {
    if (lead.notes.trim() === "") continue;
    await knex("lead_notes").insert({
      lead: lead.document_id,
      author: "Earlier notes",
      written_at: lead.updated_at,
      text: lead.notes,
    });
  }
}

async function addDeliveryStates(knex) {
  if (!(await knex.schema.hasColumn("leads", "deliveries"))) return;
  await knex.schema.alterTable("leads", (table) => {
    table.string("delivery_state");
  });
  const leads = await knex("leads").whereNotNull("deliveries").select("id", "deliveries");
  for (const { deliveries, id } of leads) {
    const states = parsed(deliveries).map(({ state }) => state);
    if (states.length === 0) continue;
    const isDelivered = states.every((state) => state === "delivered");
    const state = states.includes("needsAttention") ? "failed" : isDelivered ? "delivered" : "waiting";
    await knex("leads").where({ id }).update({ delivery_state: state });
  }
}

async function extendPermissions(knex) {
  const granted = await knex("admin_permissions")
    .where({ subject: "api::lead.lead" })
    .select("id", "action", "properties");
  for (const { action, id, properties } of granted) {
    const { fields, ...others } = parsed(properties);
    if (!Array.isArray(fields) || !fields.includes("notes")) continue;
    const added = action.endsWith(".read") ? newReadable : ["followUpOn"];
    const now = [...new Set([...fields.filter((field) => field !== "notes"), ...added])];
    await knex("admin_permissions")
      .where({ id })
      .update({ properties: JSON.stringify({ ...others, fields: now }) });
  }
}

async function renewScreens(knex) {
  const stored = await knex("strapi_core_store_settings").where({ key: screens }).first("value");
  const list = stored && parsed(stored.value).layouts?.list;
  if (list && formerLists.includes(list.join()))
    await knex("strapi_core_store_settings").where({ key: screens }).del();
}

/** PostgreSQL gives JSON as it is, SQLite as a text. */
function parsed(value) {
  return typeof value === "string" ? JSON.parse(value) : (value ?? {});
}
