import { Button, Flex, Modal, SingleSelect, SingleSelectOption, TextInput } from "@strapi/design-system";
import { useFetchClient } from "@strapi/strapi/admin";
import { type ChangeEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { LabeledField } from "../../../admin/fields";
import { FormDialog } from "../../../admin/form-dialog";
import { useTeamZone } from "../../../admin/team-time";
import { useAttempt } from "../../../admin/use-service";
import { isSameList, listQuery, type QuickFilter, quickFilterLabels, quickFilters } from "../lead-filters";
import { filtersIn, hasFilters } from "./has-filters";
import { useMe } from "./use-me";

/** The query of the first page of a list that is filtered as this one. */
const firstPage = (search: string): string =>
  new URLSearchParams([["page", "1"], ["sort", "receivedAt:DESC"], ...filtersIn(search)]).toString();

const quickFilterNames: QuickFilter[] = ["new", "mine", "due", "week", "waiting", "failed"];

/** Above the list of leads: what is asked for every day, and the filters that somebody has kept. */
export function QuickFilters() {
  const { answer: me, setAnswer: setMe } = useMe();
  const zone = useTeamZone();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { put } = useFetchClient();
  const { attempt } = useAttempt();
  const [isNaming, setIsNaming] = useState(false);
  if (!me) return null;

  const present = firstPage(search);
  const keptHere = me.filters.find(({ query }) => query === present);
  const show = (query: string) => navigate({ search: `?${query}` });

  const save = (filters: typeof me.filters) =>
    attempt(async () => {
      await put("/lead-inbox/me/filters", { filters });
      setMe({ ...me, filters });
      setIsNaming(false);
    });

  const queryOf = (name: QuickFilter) => listQuery(quickFilters(new Date(), me.name, zone)[name]);

  return (
    <Flex gap={2} wrap="wrap" role="group" aria-label="Quick filters">
      {quickFilterNames.map((name) => {
        const isPressed = isSameList(present, queryOf(name));
        return (
          <Button
            key={name}
            size="S"
            variant={isPressed ? "default" : "tertiary"}
            aria-pressed={isPressed}
            onClick={() => show(isPressed ? listQuery([]) : queryOf(name))}
          >
            {quickFilterLabels[name]}
          </Button>
        );
      })}
      {me.filters.length > 0 && (
        <SingleSelect
          size="S"
          aria-label="Kept filters"
          placeholder="Kept filters"
          value={keptHere?.query ?? ""}
          onChange={(query: string | number) => show(String(query))}
        >
          {me.filters.map(({ name, query }) => (
            <SingleSelectOption key={query} value={query}>
              {name}
            </SingleSelectOption>
          ))}
        </SingleSelect>
      )}
      {keptHere && (
        <Button
          size="S"
          variant="tertiary"
          onClick={() => save(me.filters.filter((filter) => filter !== keptHere))}
        >
          Forget this filter
        </Button>
      )}
      {hasFilters(search) && !keptHere && (
        <Modal.Root open={isNaming} onOpenChange={setIsNaming}>
          <Modal.Trigger>
            <Button size="S" variant="secondary">
              Keep this filter
            </Button>
          </Modal.Trigger>
          <NameForm keep={(name) => save([...me.filters, { name, query: present }])} />
        </Modal.Root>
      )}
    </Flex>
  );
}

function NameForm({ keep }: { keep: (name: string) => void }) {
  const [name, setName] = useState("");
  return (
    <FormDialog
      title="Keep this filter"
      onSubmit={() => keep(name)}
      actions={
        <Button type="submit" disabled={name.trim() === ""}>
          Keep
        </Button>
      }
    >
      <LabeledField name="name" label="Name" hint="Only you see it." required>
        <TextInput
          value={name}
          maxLength={60}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => setName(target.value)}
        />
      </LabeledField>
    </FormDialog>
  );
}
