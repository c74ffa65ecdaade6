import { Button } from "@strapi/design-system";
import { Phone } from "@strapi/icons";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { sendToService, useServiceData } from "../../../admin/use-service";
import type { Entry } from "../fields";
import { inquiriesPath, type LeadFilter, parseFilter, toQuery } from "../filters";
import type { LeadOptions, ListResponse } from "../responses";
import { FilterBar } from "./filter-bar";
import { PhoneLeadDialog } from "./forms";
import { PagedList, useLeadRights } from "./frame";
import { LeadRows } from "./lead-rows";
import { SelectionBar } from "./selection-bar";

/** All leads that match the filters in the URL, newest first. */
export function LeadList() {
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseFilter(query);
  const page = Number(query.get("page") ?? 1);
  const filterQuery = toQuery(filter);
  const isFiltered = filterQuery !== "";
  const { data: options } = useServiceData<LeadOptions>("/lead-options");
  const {
    data: response,
    error,
    reload,
  } = useServiceData<ListResponse>(`/leads?${filterQuery}&page=${page}`);
  const { canWork } = useLeadRights();
  const [selected, setSelected] = useState<string[]>([]);
  const showLeads = (newFilter: LeadFilter, newPage = 1) => {
    setQuery(`${toQuery(newFilter)}${newPage > 1 ? `&page=${newPage}` : ""}`);
    if (newPage === 1) setSelected([]);
  };
  async function addPhoneLead(values: Entry) {
    const { documentId } = await sendToService<{ documentId: string }>("post", "/leads", values);
    navigate(`${inquiriesPath}/${documentId}`);
  }
  return (
    <PagedList
      title={isFiltered ? "Inquiries" : "All inquiries"}
      actions={
        canWork &&
        options && (
          <PhoneLeadDialog
            button={<Button startIcon={<Phone />}>Add an inquiry by phone</Button>}
            title="Add an inquiry by phone"
            submitLabel="Add"
            options={options}
            save={addPhoneLead}
          />
        )
      }
      filters={options && <FilterBar filter={filter} options={options} onChange={showLeads} />}
      exportRoute={`/lead-export?${filterQuery}`}
      emptyMessage={
        isFiltered ? "No inquiry matches these filters. “All” shows every inquiry." : "No inquiries yet."
      }
      openPage={(next) => showLeads(filter, next)}
      {...{ response, error, isFiltered, page }}
    >
      {response && (
        <>
          <SelectionBar {...{ response, options, selected, setSelected }} onChanged={reload} />
          <LeadRows {...{ response, selected, setSelected }} />
        </>
      )}
    </PagedList>
  );
}
