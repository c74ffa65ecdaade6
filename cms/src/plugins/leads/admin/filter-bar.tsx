import { Box, Button, Flex } from "@strapi/design-system";
import { Filter } from "@strapi/icons";
import { useState } from "react";
import { styled } from "styled-components";
import type { Choices } from "../fields";
import { type FilterName, type LeadFilter, leadFilters, teamViews } from "../filters";
import type { LeadOptions } from "../responses";
import { ChoiceSelect, memberChoices, SearchBox } from "./parts";

/** Filters that one tap turns on and off. They combine with each other and with the selects. */
const quickFilters: [label: string, name: FilterName, value: string][] = [
  [teamViews.new.label, "status", "new"],
  [teamViews.mine.label, "assignee", "me"],
  ["Unassigned", "assignee", "none"],
  ["Last 7 days", "period", "7"],
  [teamViews.due.label, "due", "yes"],
  [teamViews.waiting.label, "waiting", "yes"],
  [teamViews.failed.label, "delivery", "failed"],
  ["Needs review", "review", "yes"],
];

const selects = ["period", "status", "assignee", "amount", "campaign", "form", "delivery"] as const;

const QuickFilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.8rem;

  @media (max-width: 767px) {
    flex-wrap: nowrap;
    overflow-x: auto;
    /* Room for the focus ring. */
    padding: 0.4rem;
    margin: -0.4rem;

    & > * {
      flex: none;
    }
  }
`;

const columns = { gridTemplateColumns: "repeat(auto-fill, minmax(14rem, 1fr))", gap: "0.8rem" };

interface FilterBarProps {
  filter: LeadFilter;
  options: LeadOptions;
  onChange: (filter: LeadFilter) => void;
}

export function FilterBar({ filter, onChange, options }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false);
  const setFilter = (name: FilterName, value: string) => onChange({ ...filter, [name]: value });
  const campaigns = [...new Set([...options.campaign, filter.campaign ?? ""])].filter(Boolean);
  const dynamicChoices: Partial<Record<FilterName, Choices>> = {
    assignee: memberChoices(options),
    campaign: Object.fromEntries(campaigns.map((campaign) => [campaign, campaign])),
  };
  const chosenCount = selects.filter((name) => filter[name]).length;

  return (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <QuickFilterRow role="group" aria-label="Quick filters">
        {quickFilter("All", !Object.values(filter).some(Boolean), () => onChange({}))}
        {quickFilters.map(([label, name, value]) => {
          const isOn = filter[name] === value;
          return quickFilter(label, isOn, () => setFilter(name, isOn ? "" : value));
        })}
      </QuickFilterRow>
      <Flex gap={2}>
        <SearchBox
          label="Search inquiries"
          placeholder="Name, email, phone, message, project"
          value={filter.q ?? ""}
          onSearch={(text) => setFilter("q", text)}
        />
        <Box display={{ initial: "block", medium: "none" }}>
          <Button
            variant="tertiary"
            startIcon={<Filter />}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
          >
            {chosenCount > 0 ? `Filters (${chosenCount})` : "Filters"}
          </Button>
        </Box>
      </Flex>
      <Box
        role="group"
        aria-label="Filters"
        display={{ initial: isOpen ? "grid" : "none", medium: "grid" }}
        style={columns}
      >
        {selects.map((name) => (
          <ChoiceSelect
            key={name}
            label={leadFilters[name].label}
            emptyLabel={leadFilters[name].none}
            size="S"
            choices={{ ...leadFilters[name].choices, ...dynamicChoices[name] }}
            value={filter[name] ?? ""}
            onChange={(value) => setFilter(name, value)}
          />
        ))}
      </Box>
    </Flex>
  );
}

const quickFilter = (label: string, isOn: boolean, onClick: () => void) => (
  <Button key={label} size="S" variant={isOn ? "default" : "tertiary"} aria-pressed={isOn} onClick={onClick}>
    {label}
  </Button>
);
