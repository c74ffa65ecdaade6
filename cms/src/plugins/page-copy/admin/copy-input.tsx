import { Accordion, Badge, Box, Field, Flex, Searchbar, SearchForm, Typography } from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import type { CustomInputProps } from "../../../admin/fields";
import { catalogue, type Edit, type Edits, isPictureEdit, kept, type Slot } from "../catalogue";
import { FieldInput } from "./field-input";
import { PageLink } from "./page-link";

/** All words and pictures of a page, section by section. What says the same as its default is not kept. */
export default function CopyInput({ name, value, disabled, error, onChange }: CustomInputProps<Edits>) {
  const title = useForm("CopyInput", ({ values }) => "title" in values && values.title);
  const page = catalogue.find((one) => one.title === title);
  const [sought, setSought] = useState("");
  const edits = value ?? {};
  if (!page) return <Typography>The site has no such page any more.</Typography>;

  function change({ path }: Slot, edit: Edit | undefined) {
    const { [path]: _before, ...others } = edits;
    onChange(name, edit === undefined ? others : { ...others, [path]: edit });
  }

  const inputOf = (slot: Slot) => (
    <Box key={slot.path} padding={4}>
      <FieldInput
        slot={slot}
        edit={edits[slot.path]}
        isFollowing={slot.follows !== undefined && edits[slot.follows] !== undefined}
        disabled={disabled}
        onEdit={(edit) => change(slot, edit === undefined || isPictureEdit(edit) ? edit : kept(slot, edit))}
      />
    </Box>
  );

  const sections = page.sections
    .map(({ slots, title }) => ({
      key: title,
      section: titleNow(title, slots, edits),
      slots: sought ? slots.filter((slot) => holds(slot, edits[slot.path], sought)) : slots,
    }))
    .filter(({ slots }) => slots.length > 0);

  return (
    <Field.Root name={name} error={error}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex justifyContent="space-between" gap={4} wrap="wrap">
          <Box flex="1" minWidth="20rem">
            <SearchForm onSubmit={(event) => event.preventDefault()}>
              <Searchbar
                name="sought"
                value={sought}
                onChange={({ target }) => setSought(target.value)}
                onClear={() => setSought("")}
                clearLabel="Show everything"
                placeholder="Find words of this page"
              >
                Find words of this page
              </Searchbar>
            </SearchForm>
          </Box>
          <PageLink address={page.address} />
        </Flex>
        <Typography variant="pi" textColor="neutral600">
          Each field shows what stands on the site. Change it and publish; empty it, and the default comes
          back, or nothing stands there where the field may be left empty.
        </Typography>
        <Field.Error />
        {sought ? (
          sections.map(({ key, slots }) => <Box key={key}>{slots.map(inputOf)}</Box>)
        ) : (
          <Accordion.Root>
            {sections.map(({ key, section, slots }) => (
              <Accordion.Item key={key} value={key}>
                <Accordion.Header>
                  <Accordion.Trigger>{section}</Accordion.Trigger>
                  <Accordion.Actions>
                    <Changes count={slots.filter(({ path }) => edits[path] !== undefined).length} />
                  </Accordion.Actions>
                </Accordion.Header>
                <Accordion.Content>{slots.map(inputOf)}</Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        )}
      </Flex>
    </Field.Root>
  );
}

/** A section is known by its heading, as in `Hero: “A good place to live”`; here by the one that the page shows now. */
function titleNow(title: string, slots: Slot[], edits: Edits): string {
  const heading = slots.find((slot) => title.endsWith(`“${slot.default}”`));
  const edit = heading && edits[heading.path];
  return heading && typeof edit === "string"
    ? title.replace(`“${heading.default}”`, () => `“${edit}”`)
    : title;
}

const Changes = ({ count }: { count: number }) =>
  count > 0 ? <Badge minWidth="9rem">{count} changed</Badge> : null;

function holds({ alt, default: standard, label }: Slot, edit: Edit | undefined, sought: string): boolean {
  const said = [label, standard, alt, isPictureEdit(edit) ? edit.alt : edit].flat().join("\n");
  return said.toLowerCase().includes(sought.trim().toLowerCase());
}
