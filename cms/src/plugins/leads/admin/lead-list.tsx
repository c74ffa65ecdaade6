import { Button } from "@strapi/design-system";
import { Phone } from "@strapi/icons";
import { useFetchClient } from "@strapi/strapi/admin";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../admin/use-service";
import type { LeadList as Answer, LeadOptions } from "../answers";
import { filterIn, type LeadFilter, pagePath, queryOf } from "../lead-filters";
import { FilterBar } from "./filter-bar";
import { PagedList } from "./frame";
import { LeadDialog } from "./lead-dialog";
import { LeadRows } from "./lead-rows";
import { SelectionBar } from "./selection-bar";
import { useRights } from "./use-rights";
import { useSelection } from "./use-selection";

/** All leads that match the filters in the URL, newest first. */
export function LeadList() {
  const [query, setQuery] = useSearchParams();
  const filter = filterIn(query);
  const page = Number(query.get("page") ?? 1);
  const search = queryOf(filter);
  const isFiltered = search !== "";
  const { answer: options } = useAnswer<LeadOptions>("/lead-inbox/options");
  const { answer, error, reload } = useAnswer<Answer>(`/lead-inbox/leads?${search}&page=${page}`);
  const { canWork } = useRights();
  const selection = useSelection();
  const show = (next: LeadFilter, nextPage = 1) => {
    setQuery(`${queryOf(next)}${nextPage > 1 ? `&page=${nextPage}` : ""}`);
    if (nextPage === 1) selection.clear();
  };

  return (
    <PagedList
      title={isFiltered ? "Inquiries" : "All inquiries"}
      actions={canWork && options && <PhoneButton options={options} />}
      filters={options && <FilterBar filter={filter} options={options} onChange={show} />}
      exportRoute={`/lead-inbox/export?${search}`}
      empty={
        isFiltered ? "No inquiry matches these filters. “All” shows every inquiry." : "No inquiries yet."
      }
      show={(next) => show(filter, next)}
      {...{ answer, error, isFiltered, page }}
    >
      {answer && answer.total > 0 && (
        <>
          <SelectionBar {...{ answer, options, search, selection }} onChanged={reload} />
          <LeadRows leads={answer.leads} selection={selection} search={query.toString()} />
        </>
      )}
    </PagedList>
  );
}

function PhoneButton({ options }: { options: LeadOptions }) {
  const { post } = useFetchClient();
  const navigate = useNavigate();
  return (
    <LeadDialog
      button={<Button startIcon={<Phone />}>Add an inquiry by phone</Button>}
      title="Add an inquiry by phone"
      hint="Your name is kept with it. A phone number or an email address is needed."
      action="Add"
      options={options}
      save={async (values) => {
        const { data } = await post<{ data: { documentId: string } }>("/lead-inbox/leads", values);
        navigate(`${pagePath}/${data.data.documentId}`);
      }}
    />
  );
}
