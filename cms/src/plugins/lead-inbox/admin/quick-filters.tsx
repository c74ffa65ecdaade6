import {
  Button,
  Field,
  Flex,
  Modal,
  SingleSelect,
  SingleSelectOption,
  TextInput,
} from "@strapi/design-system";
import { useFetchClient, useNotification } from "@strapi/strapi/admin";
import { type FormEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useTeamZone } from "../../../admin/team-time";
import { useErrorText } from "../../../admin/use-service";
import { isSameList, listQuery, type QuickFilter, quickFilterLabels, quickFilters } from "../lead-filters";
import { hasFilters } from "./has-filters";
import { useMe } from "./use-me";

/** What stands in the address of the list but belongs to no filter. */
function filtersIn(search: string): string {
  const all = [...new URLSearchParams(search)];
  const kept = all.filter(([name]) => name === "_q" || name.startsWith("filters"));
  return new URLSearchParams([["page", "1"], ["sort", "receivedAt:DESC"], ...kept]).toString();
}

const quickFilterNames: QuickFilter[] = ["new", "mine", "due", "week", "waiting", "failed"];

/** Above the list of leads: what is asked for every day, and the filters that somebody has kept. */
export function QuickFilters() {
  const { answer: me, setAnswer: setMe } = useMe();
  const zone = useTeamZone();
  const { search } = useLocation();
  const navigate = useNavigate();
  const { put } = useFetchClient();
  const { toggleNotification } = useNotification();
  const errorText = useErrorText();
  const [isNaming, setIsNaming] = useState(false);
  if (!me) return null;

  const present = filtersIn(search);
  const keptHere = me.filters.find(({ query }) => query === present);
  const show = (query: string) => navigate({ search: `?${query}` });

  async function save(filters: { name: string; query: string }[]) {
    try {
      await put("/lead-inbox/me/filters", { filters });
      if (me) setMe({ ...me, filters });
      setIsNaming(false);
    } catch (error) {
      toggleNotification({ type: "danger", message: errorText(error) });
    }
  }

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
  function submit(event: FormEvent) {
    event.preventDefault();
    keep(name);
  }
  return (
    <Modal.Content>
      <form onSubmit={submit}>
        <Modal.Header>
          <Modal.Title>Keep this filter</Modal.Title>
        </Modal.Header>
        <Modal.Body>
          <Field.Root name="name" hint="Only you see it." required>
            <Field.Label>Name</Field.Label>
            <TextInput
              value={name}
              maxLength={60}
              onChange={({ target }: { target: HTMLInputElement }) => setName(target.value)}
            />
            <Field.Hint />
          </Field.Root>
        </Modal.Body>
        <Modal.Footer>
          <Modal.Close>
            <Button variant="tertiary">Cancel</Button>
          </Modal.Close>
          <Button type="submit" disabled={name.trim() === ""}>
            Keep
          </Button>
        </Modal.Footer>
      </form>
    </Modal.Content>
  );
}
