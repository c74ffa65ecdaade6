import {
  Accordion,
  Badge,
  Box,
  Field,
  Flex,
  Link,
  Searchbar,
  SearchForm,
  Typography,
} from "@strapi/design-system";
import { useForm } from "@strapi/strapi/admin";
import { useState } from "react";
import { NavLink } from "react-router-dom";
import type { CustomInputProps } from "../../../admin/fields";
import { useContentManagerContext } from "../../../strapi/panel/content-manager";
import {
  type CopyField,
  catalogue,
  type Edit,
  type Edits,
  isPictureEdit,
  matches,
  normalizeEdit,
} from "../catalogue";
import { FieldInput } from "./field-input";
import { PageLink } from "./page-link";

/** Edits the copy and pictures of a page, section by section. */
export default function CopyInput({ name, value, disabled, error, onChange }: CustomInputProps<Edits>) {
  const title = useForm("CopyInput", ({ values }) => "title" in values && values.title);
  const page = catalogue.find((candidate) => candidate.title === title);
  const [query, setQuery] = useState("");
  const edits = value ?? {};
  if (!page) return <Typography>The site no longer has this page.</Typography>;

  function change(field: CopyField, newValue: Edit | undefined) {
    const { [field.path]: _previous, ...others } = edits;
    const edit =
      newValue === undefined || isPictureEdit(newValue) ? newValue : normalizeEdit(field, newValue);
    onChange(name, edit === undefined ? others : { ...others, [field.path]: edit });
  }

  const renderInput = (field: CopyField) => (
    <Box key={field.path} padding={4}>
      <FieldInput
        field={field}
        edit={edits[field.path]}
        followsEditedPicture={field.follows !== undefined && edits[field.follows] !== undefined}
        disabled={disabled}
        onEdit={(edit) => change(field, edit)}
      />
    </Box>
  );

  const sections = page.sections
    .map(({ fields, title: key }) => ({
      key,
      heading: sectionHeading(key, fields, edits),
      fields: query ? fields.filter((field) => matches(field, edits[field.path], query)) : fields,
    }))
    .filter(({ fields }) => fields.length > 0);

  return (
    <Field.Root name={name} error={error}>
      <Flex direction="column" alignItems="stretch" gap={4}>
        <Flex justifyContent="space-between" gap={4} wrap="wrap">
          <Box flex="1" minWidth="20rem">
            <SearchForm onSubmit={(event) => event.preventDefault()}>
              <Searchbar
                name="query"
                value={query}
                onChange={({ target }) => setQuery(target.value)}
                onClear={() => setQuery("")}
                clearLabel="Clear the search"
                placeholder="Search this page’s copy"
              >
                Search this page’s copy
              </Searchbar>
            </SearchForm>
          </Box>
          <PageLink address={page.address} />
        </Flex>
        <Typography variant="pi" textColor="neutral600">
          The fields show what is on the site. Change one and publish. Clear a field to restore its default.
          If the field says that it may be empty, clearing it shows nothing.
        </Typography>
        <Field.Error />
        {query ? (
          <>
            <SearchResult count={sections.flatMap(({ fields }) => fields).length} query={query} />
            {sections.flatMap(({ fields }) => fields.map(renderInput))}
          </>
        ) : (
          <Accordion.Root>
            {sections.map(({ fields, heading, key }) => (
              <Accordion.Item key={key} value={key}>
                <Accordion.Header>
                  <Accordion.Trigger>{heading}</Accordion.Trigger>
                  <Accordion.Actions>
                    <ChangeCount count={fields.filter(({ path }) => edits[path] !== undefined).length} />
                  </Accordion.Actions>
                </Accordion.Header>
                <Accordion.Content>{fields.map(renderInput)}</Accordion.Content>
              </Accordion.Item>
            ))}
          </Accordion.Root>
        )}
      </Flex>
    </Field.Root>
  );
}

/** Returns the title of a section, such as `Hero: “A good place to live”`, with the edited heading. */
function sectionHeading(title: string, fields: CopyField[], edits: Edits): string {
  const heading = fields.find((field) => title.endsWith(`“${field.default}”`));
  const edit = heading && edits[heading.path];
  return heading && typeof edit === "string"
    ? title.replace(`“${heading.default}”`, () => `“${edit}”`)
    : title;
}

const ChangeCount = ({ count }: { count: number }) =>
  count > 0 ? <Badge minWidth="9rem">{count} changed</Badge> : null;

/** Shows how many fields the search found on this page, and links to a search of all pages. */
function SearchResult({ count, query }: { count: number; query: string }) {
  const { slug } = useContentManagerContext();
  const list = `/content-manager/collection-types/${slug}?${new URLSearchParams({ _q: query })}`;
  return (
    <Typography role="status">
      {count > 0
        ? `${count} ${count === 1 ? "field" : "fields"} found on this page. `
        : "Nothing found on this page. "}
      <Link tag={NavLink} to={list}>
        Find other pages with these words
      </Link>
    </Typography>
  );
}
