import { Box, Button, Flex } from "@strapi/design-system";
import type { Choices } from "../fields";
import { type FilterName, filterNames, type LeadFilter, leadFilters } from "../filters";
import type { LeadOptions } from "../responses";
import { ChoiceSelect, SearchBox } from "./parts";

interface FilterBarProps {
  filter: LeadFilter;
  options: LeadOptions;
  onChange: (filter: LeadFilter) => void;
}

/** Filters; a lead must match all that are set. On a phone, their row scrolls sideways. */
export function FilterBar({ filter, onChange, options }: FilterBarProps) {
  const setFilter = (name: FilterName, value: string) => onChange({ ...filter, [name]: value });
  const isFiltered = Object.values(filter).some(Boolean);
  const campaigns = [...new Set([...options.campaigns, filter.campaign ?? ""])].filter(Boolean);
  const dynamicChoices: Partial<Record<FilterName, Choices>> = {
    assignee: options.team,
    campaign: Object.fromEntries(campaigns.map((campaign) => [campaign, campaign])),
  };
  return (
    <>
      <Flex gap={2} paddingBottom={3}>
        <Button variant={isFiltered ? "tertiary" : "secondary"} onClick={() => onChange({})}>
          All
        </Button>
        <SearchBox
          label="Search inquiries"
          placeholder="Name, email, phone, message, project"
          value={filter.q ?? ""}
          onSearch={(text) => setFilter("q", text)}
        />
      </Flex>
      <Flex
        role="group"
        aria-label="Filters"
        gap={2}
        wrap={{ initial: "nowrap", medium: "wrap" }}
        overflow="auto"
      >
        {filterNames
          .filter((name) => name !== "q")
          .map((name) => (
            <Box key={name} flex="0 0 16rem">
              <ChoiceSelect
                label={leadFilters[name].label}
                emptyLabel={leadFilters[name].label}
                size="S"
                choices={{ ...leadFilters[name].choices, ...dynamicChoices[name] }}
                value={filter[name] ?? ""}
                onChange={(value) => setFilter(name, value)}
              />
            </Box>
          ))}
      </Flex>
    </>
  );
}
