// A project was two entries, one for each page that tells its amounts, and the dates of the amounts stood in the site
// settings. Now it is one entry with two readings (docs/decisions/0034-one-entry-a-project.md). Runs before Strapi
// brings the tables in line with the schemas and drops the old columns, so it makes the new tables itself.

const cards = "project_cards";
const readings = "components_project_readings";
const readingsOfCards = "project_cards_cmps";
const screen = "plugin_content_manager_configuration_content_types::api::project-card.project-card";

module.exports = {
  async up(knex) {
    if (!(await knex.schema.hasColumn(cards, "placement"))) return;
    await makeTables(knex);
    const rows = await knex(cards).orderBy(["order", "id"]);
    const dates = await datesOfAmounts(knex);
    for (const row of rows) await giveReading(knex, row, dates);
    await mergeEntries(knex, rows);
    await knex.raw("alter table site_settings rename column amounts_as_of to figures_as_of");
    // The rows of this screen have other fields now: it starts as the schema has it.
    await knex("strapi_core_store_settings").where({ key: screen }).delete();
    await tellSites(knex, rows);
  },
};

/** As Strapi makes them; indexes and foreign keys it adds itself. */
async function makeTables(knex) {
  await knex.schema.createTable(readings, (table) => {
    table.increments("id");
    table.integer("progress");
    table.string("remaining_amount");
    table.date("as_of");
    table.boolean("ongoing");
  });
  await knex.schema.createTable(readingsOfCards, (table) => {
    table.increments("id");
    table.integer("entity_id");
    table.integer("cmp_id");
    table.string("component_type");
    table.string("field");
    table.double("order");
  });
}

/** The dates as the draft and as the published settings have them. */
async function datesOfAmounts(knex) {
  const settings = await knex("site_settings");
  const draft = settings.find((row) => row.published_at === null);
  return { draft, published: settings.find((row) => row.published_at !== null) ?? draft };
}

async function giveReading(knex, row, dates) {
  const { draft, published } = dates;
  const settings = row.published_at === null ? draft : published;
  const isHome = row.placement === "home";
  const asOf = isHome ? settings?.amounts_as_of : settings?.second_phase_amounts_as_of;
  const [{ id }] = await knex(readings)
    .insert({
      progress: row.progress,
      remaining_amount: row.remaining_amount,
      as_of: asOf ?? new Date(row.updated_at).toISOString().slice(0, 10),
      ongoing: row.ongoing,
    })
    .returning("id");
  await knex(readingsOfCards).insert({
    entity_id: row.id,
    cmp_id: id,
    component_type: "project.reading",
    field: isHome ? "home" : "jefferson",
    order: 1,
  });
}

/** Gives each entry of the home page what the Jefferson page tells of the project with the same title. */
async function mergeEntries(knex, rows) {
  const nameOf = ({ title }) => String(title).trim().toLowerCase();
  const drafts = rows.filter((row) => row.published_at === null);
  const publishedOf = ({ document_id }) =>
    rows.find((row) => row.document_id === document_id && row.published_at !== null);
  const others = drafts.filter(({ placement }) => placement !== "home");
  for (const home of drafts.filter(({ placement }) => placement === "home")) {
    const index = others.findIndex((other) => nameOf(other) === nameOf(home));
    if (index < 0) continue;
    const [other] = others.splice(index, 1);
    await mergeRows(knex, home, other);
    const [ofHome, ofOther] = [publishedOf(home), publishedOf(other)];
    if (ofHome && ofOther) await mergeRows(knex, ofHome, ofOther);
    // Only the Jefferson page shows it: that stays so.
    else if (ofOther) await knex(cards).where({ id: ofOther.id }).update({ document_id: home.document_id });
    // Of one page there is only a draft: the panel has to say that the entry is ahead of what visitors see.
    if (!ofHome !== !ofOther) await knex(cards).where({ id: home.id }).update({ updated_at: new Date() });
  }
}

async function mergeRows(knex, kept, merged) {
  await knex(readingsOfCards).where({ entity_id: merged.id }).update({ entity_id: kept.id });
  await knex("files_related_mph")
    .where({ related_id: merged.id, related_type: "api::project-card.project-card" })
    .delete();
  await knex(cards).where({ id: merged.id }).delete();
  // A draft that was ahead of what is published stays so.
  const latest = Math.max(new Date(kept.updated_at), new Date(merged.updated_at));
  await knex(cards)
    .where({ id: kept.id })
    .update({ updated_at: new Date(latest) });
}

/** What the sites keep of these entries has the old form: they read them again. */
async function tellSites(knex, rows) {
  if (!(await knex.schema.hasTable("pending_content_changes"))) return;
  const changes = [...new Set(rows.map(({ document_id }) => document_id))].map((document_id) => ({
    type: "project-cards",
    document_id,
  }));
  const settings = await knex("site_settings").whereNotNull("published_at");
  for (const { document_id } of settings) changes.push({ type: "site-setting", document_id });
  for (const change of changes) await knex("pending_content_changes").insert(change);
}
