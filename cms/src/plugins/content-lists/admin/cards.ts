import { createGlobalStyle } from "styled-components";

/**
 * Lists where a table does not fit, such as on a phone: an entry is a card, its name above what else the columns say.
 * Put above a list, it reaches the list alone: no other page of the panel has one.
 */
export const Cards = createGlobalStyle`
  .in-cards {
    display: none;
  }

  @media (max-width: 1023px) {
    .in-cards {
      display: block;
    }

    main table[role="grid"] {
      &,
      & > thead,
      & > tbody {
        display: block;
        width: 100%;
      }

      /* By pressing the name of a column the list is ordered. These scroll in their line, the entries do not. */
      & > thead > tr {
        display: flex;
        gap: 1.6rem;
        overflow-x: auto;
      }

      & > thead th {
        flex: none;
        display: flex;
        align-items: center;
        height: auto;
        min-height: 4.4rem;
        padding: 0;
        white-space: nowrap;
      }

      & > tbody > tr {
        display: flex;
        flex-wrap: wrap;
        align-items: center;
        gap: 0.4rem 1.6rem;
        position: relative;
        min-height: 7.2rem;
        padding: 1.2rem 0 1.2rem 4rem;
      }

      & > tbody td {
        display: block;
        height: auto;
        max-width: 100%;
        padding: 0;
        overflow-wrap: break-word;
      }

      & > tbody td > :is(a, span) {
        &,
        & * {
          font-size: 1.4rem;
          white-space: normal !important;
        }
      }

      /* Columns in which nothing stands. */
      & > tbody td:has(> .empty) {
        display: none;
      }

      & > tbody td:first-child:has(> button[role="checkbox"]) {
        position: absolute;
        top: 1.2rem;
        inset-inline-start: 0;
      }

      & > tbody td:last-child:has(> button[aria-haspopup="menu"]) {
        position: absolute;
        top: 1.2rem;
        inset-inline-end: 0;
      }

      & > tbody td:has(> a[href*="/content-manager/"]) {
        order: -1;
        flex: 1 0 100%;
        padding-inline-end: 4.8rem;
      }

      & > tbody td > a[href*="/content-manager/"] {
        display: inline-block;
        min-height: 2.4rem;
        max-width: 100%;
        font-size: 1.6rem;
        font-weight: 600;
      }

      /* Addresses and numbers to write to or to call, with room for a finger. */
      & > tbody td > a:is([href^="mailto:"], [href^="tel:"]) {
        padding-block: 0.4rem;
      }

      & button[role="checkbox"] {
        flex: none;
        width: 2.4rem;
        height: 2.4rem;
      }
    }
  }

  /* What stands above a list follows on itself, and the quick filters scroll in their line. */
  @media (max-width: 767px) {
    main div:has(> [role="group"][aria-label="Quick filters"]) {
      display: contents;
    }

    main [role="group"][aria-label="Quick filters"] {
      flex: 1 0 100%;
      flex-wrap: nowrap;
      max-width: 100%;
      overflow-x: auto;
      /* Room for the ring around the one that is focused. */
      padding: 0.4rem;
      margin: -0.4rem;

      & > * {
        flex: none;
      }
    }
  }
`;
