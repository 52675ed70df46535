#!/usr/bin/env python3
"""Worked examples of the business case: writes worked-cases.json beside this file.

The rules (analysis.md section 9, decisions of screens-2.md), as used here.

Scale     k_y = ramp_y * (1+growth)^(y-1); the ramp's last value holds for later years.
          V = addressable * conversion * k_y      N = payments * conversion * k_y
Rebate    V * [(1-LT)*rebate + LT*largeTicketRebate]                 card-like methods
Working   V * cashRate * days / 365
capital   card-like: days = (newPayDay - currentPayDay) + cycle/2 + grace, may be negative
          scf, instantPay: days = newPayDay - currentPayDay, no cycle, no grace
Process   N * (costNow - costNew)                                    card-like, instantPay
Discounts card-like:  V * (captured - forgone - surcharge)
          instantPay: V * (captured - forgone)
Net       sum of the four over the cohorts, less the annual fee once a year (year 1 too).
Cumulative starts with minus the set-up. Nets fall at the end of their year for the present
value; the set-up is not discounted.
Break-even: the cumulative runs straight within a year. 0 if it never is negative; otherwise
the first time it is back at zero; null if not within the years. The whole-month form is the
first month whose end is not negative (0 and null as before).
Issuer    card-like only, zeros otherwise.
          interchange = V * [(1-LT)*interchange + LT*largeTicketInterchange]
          funding     = V * fundingRate * (cycle/2 + grace) / 365
          net = interchange + N*perPayment - V*schemeFee - V*creditLoss - rebate - funding
                - N*operations
          ("interchange" is the percentage part; the per-payment part shows in net only.)
Supplier  V*cashRate*daysEarlier/365 + N*savedPerPayment - V*fee, all methods.

Inputs are plain numbers, results decimal strings with six places. Nothing is rounded
before it is written. All cohorts of a case share one currency: nothing is converted.
"""
import json
import os
from decimal import Decimal as D, ROUND_HALF_UP, getcontext

getcontext().prec = 40
CARD_LIKE = {"stp", "vcard", "pcard", "tandEcard", "boost", "optima"}
YEAR_DAYS = D(365)
ZERO = D(0)


# ---- the rules -------------------------------------------------------------------------

def scale(plan, y):
    ramp = plan["ramp"]
    return ramp[min(y, len(ramp)) - 1] * (1 + plan["growth"]) ** (y - 1)


def buyer_year(c, V, N):
    b = c["buyer"]
    out = dict(rebate=ZERO, workingCapital=ZERO, process=ZERO, discounts=ZERO)
    shift = b["newPayDay"] - b["currentPayDay"]
    if c["method"] == "scf":
        out["workingCapital"] = V / YEAR_DAYS * shift * b["cashRate"]
    elif c["method"] == "instantPay":
        out["workingCapital"] = V * b["cashRate"] * shift / YEAR_DAYS
        out["process"] = N * (b["costNow"] - b["costNew"])
        out["discounts"] = V * (b["discountCaptured"] - b["discountForgone"])
    else:
        assert c["method"] in CARD_LIKE
        lt = b["largeTicketShare"]
        days = shift + b["cycle"] / 2 + b["grace"]
        out["rebate"] = V * ((1 - lt) * b["rebate"] + lt * b["largeTicketRebate"])
        out["workingCapital"] = V * b["cashRate"] * days / YEAR_DAYS
        out["process"] = N * (b["costNow"] - b["costNew"])
        out["discounts"] = V * (b["discountCaptured"] - b["discountForgone"] - b["surcharge"])
    return out


def issuer_year(c, V, N, rebate):
    if c["method"] not in CARD_LIKE:
        return dict(interchange=ZERO, rebate=ZERO, funding=ZERO, net=ZERO)
    b, i = c["buyer"], c["issuer"]
    lt = b["largeTicketShare"]
    interchange = V * ((1 - lt) * i["interchange"] + lt * i["largeTicketInterchange"])
    funding = V * i["fundingRate"] * (b["cycle"] / 2 + b["grace"]) / YEAR_DAYS
    net = (interchange + N * i["perPayment"] - V * i["schemeFee"] - V * i["creditLoss"]
           - rebate - funding - N * i["operations"])
    return dict(interchange=interchange, rebate=rebate, funding=funding, net=net)


def supplier_year(c, V, N):
    s = c["supplier"]
    return V * s["cashRate"] * s["daysEarlier"] / YEAR_DAYS + N * s["savedPerPayment"] - V * s["fee"]


def break_even(cumulative, nets):
    if min(cumulative) >= 0:
        return ZERO, 0
    months = None
    for y, net in enumerate(nets, 1):
        before, after = cumulative[y - 1], cumulative[y]
        if before < 0 <= after:
            months = 12 * (y - 1) + 12 * (-before) / net
            break
    # The whole month is walked month by month, not derived from the interpolated figure.
    whole = None
    for m in range(1, 12 * len(nets) + 1):
        y, in_year = (m - 1) // 12 + 1, (m - 1) % 12 + 1
        if 12 * cumulative[y - 1] + nets[y - 1] * in_year >= 0:
            whole = m
            break
    # A start at or above zero that dips later is left out of the examples.
    assert cumulative[0] < 0
    assert (months is None) == (whole is None)
    assert months is None or whole - 1 < months <= whole
    return months, whole


def work(plan, cohorts):
    years, issuer, supplier, nets = [], [], [], []
    for y in range(1, int(plan["years"]) + 1):
        k = scale(plan, y)
        yb = dict(rebate=ZERO, workingCapital=ZERO, process=ZERO, discounts=ZERO)
        yi = dict(interchange=ZERO, rebate=ZERO, funding=ZERO, net=ZERO)
        ys = ZERO
        for c in cohorts:
            V = c["addressable"] * c["conversion"] * k
            N = c["payments"] * c["conversion"] * k
            b = buyer_year(c, V, N)
            i = issuer_year(c, V, N, b["rebate"])
            for f in yb:
                yb[f] += b[f]
            for f in yi:
                yi[f] += i[f]
            ys += supplier_year(c, V, N)
        yb["net"] = sum(yb.values()) - plan["annualFee"]
        years.append(yb)
        issuer.append(yi)
        supplier.append(dict(net=ys))
        nets.append(yb["net"])
    cumulative = [-plan["setUp"]]
    for n in nets:
        cumulative.append(cumulative[-1] + n)
    pv = -plan["setUp"]
    for y, n in enumerate(nets, 1):
        pv += n / (1 + plan["discountRate"]) ** y
    months, whole = break_even(cumulative, nets)
    return dict(years=years, cumulative=cumulative, presentValue=pv, breakEvenMonths=months,
                breakEvenMonth=whole, issuer=issuer, supplier=supplier)


# ---- building the examples --------------------------------------------------------------

def d(x):
    return D(str(x))


def plan(years, ramp, growth, set_up, annual_fee, discount_rate):
    return dict(years=d(years), ramp=[d(r) for r in ramp], growth=d(growth), setUp=d(set_up),
                annualFee=d(annual_fee), discountRate=d(discount_rate))


BUYER = dict(largeTicketShare=0, rebate="0.01", largeTicketRebate="0.005", currentPayDay=38,
             newPayDay=30, cycle=30, grace=14, cashRate="0.06", costNow=3, costNew="0.4",
             discountCaptured=0, discountForgone=0, surcharge=0)
ISSUER = dict(interchange="0.027", largeTicketInterchange="0.0175", perPayment=0,
              schemeFee="0.0014", creditLoss="0.0005", fundingRate="0.05", operations=0)
SUPPLIER = dict(fee="0.0245", cashRate="0.1", daysEarlier=8, savedPerPayment=0)


def cohort(id, method, currency, addressable, payments, conversion, buyer=(), issuer=(), supplier=()):
    def over(base, change):
        change = dict(change)
        assert set(change) <= set(base)
        return {k: d(change.get(k, v)) for k, v in base.items()}
    return dict(id=id, method=method, currency=currency, addressable=d(addressable),
                payments=d(payments), conversion=d(conversion), buyer=over(BUYER, buyer),
                issuer=over(ISSUER, issuer), supplier=over(SUPPLIER, supplier))


def check_section_vector():
    """The vector printed in section 9, to the unit."""
    r = work(plan(5, ["0.35", "0.7", "0.9", "1"], "0.03", 20000, 0, "0.08"),
             [cohort("c", "vcard", "USD", 10000000, 4000, "0.5", dict(largeTicketShare="0.3"))])
    unit = lambda x: int(x.quantize(D(1), ROUND_HALF_UP))
    got = ([unit(y["net"]) for y in r["years"]], unit(r["cumulative"][-1]), unit(r["presentValue"]),
           r["breakEvenMonths"].quantize(D("0.1"), ROUND_HALF_UP), r["breakEvenMonth"])
    print("section 9:", got)
    assert got == ([22736, 46836, 62025, 70984, 73113], 255694, 192379, D("10.6"), 11)


CASES = [
    ("card pays much earlier: working capital negative",
     plan(3, ["0.35", "0.7", "0.9"], "0.02", 15000, 0, "0.07"),
     # days = (5 - 60) + 15 + 14 = -26
     [cohort("card", "stp", "EUR", 8400000, 2600, "0.5",
             dict(largeTicketShare="0.2", rebate="0.011", largeTicketRebate="0.0045",
                  currentPayDay=60, newPayDay=5, cashRate="0.055", costNow="2.8", costNew="0.35"),
             supplier=dict(daysEarlier=55, cashRate="0.09"))]),

    ("growth 0: the years differ by the ramp alone",
     # The ramp is longer than the years: the fourth value is not used.
     plan(3, ["0.4", "0.8", "1", "1"], 0, 12000, 0, "0.08"),
     # A cycle of 7 days gives half a day: days = (30 - 33) + 3.5 + 10 = 10.5
     [cohort("card", "vcard", "USD", 5250000, 3100, "0.35",
             dict(largeTicketShare="0.25", currentPayDay=33, cycle=7, grace=10,
                  discountCaptured="0.0008", discountForgone="0.0011"),
             dict(perPayment="0.1", operations="0.22"),
             dict(savedPerPayment="1.5", daysEarlier=3))]),

    ("ramp 0 in the first year, a fee all the same",
     # The ramp is shorter than the years: 0.85 holds for years 3 to 5.
     plan(5, [0, "0.5", "0.85"], "0.04", 18000, 1500, "0.09"),
     [cohort("plates", "tandEcard", "GBP", 3600000, 5200, "0.6",
             dict(largeTicketShare="0.1", rebate="0.009", largeTicketRebate="0.004",
                  currentPayDay=45, newPayDay=35, cycle=28, grace=18, cashRate="0.0475",
                  costNow="2.4", costNew="0.3", discountForgone="0.0005"))]),

    ("never breaking even within the years",
     plan(3, ["0.35", "0.7", "0.9", "1"], "0.03", 60000, 2000, "0.08"),
     [cohort("card", "boost", "USD", 2400000, 1450, "0.35",
             dict(largeTicketShare="0.4", rebate="0.008", largeTicketRebate="0.0035",
                  currentPayDay=40, newPayDay=28, cycle=15, grace=7, cashRate="0.05"))]),

    ("all of it large tickets",
     plan(5, ["0.35", "0.7", "0.9", "1"], "0.03", 40000, 0, "0.08"),
     # The rates for normal tickets are given and must not count.
     [cohort("large", "optima", "USD", 26000000, 640, "0.5",
             dict(largeTicketShare=1, rebate="0.0125", largeTicketRebate="0.0055",
                  currentPayDay=42, newPayDay=36),
             dict(largeTicketInterchange="0.0165"),
             dict(fee="0.018", daysEarlier=6, cashRate="0.08"))]),

    ("supply chain finance: cash released at the short-term rate",
     plan(5, ["0.3", "0.6", "0.9", "1"], "0.025", 25000, 0, "0.075"),
     # days = 75 - 48 = 27. Rebate, cycle, grace, costs and discounts are given and must not count.
     [cohort("finance", "scf", "EUR", 19500000, 2200, "0.35",
             dict(largeTicketShare="0.5", currentPayDay=48, newPayDay=75, cashRate="0.052",
                  discountCaptured="0.002", discountForgone="0.001", surcharge="0.003"),
             dict(perPayment="0.1", operations="0.2"),
             dict(fee="0.0035", cashRate="0.085", daysEarlier=38))]),

    ("instant pay on an earlier day with a discount, no set-up: never negative",
     plan(3, ["0.35", "0.7", "0.9", "1"], "0.03", 0, 0, "0.08"),
     # days = 10 - 34 = -24. Rebate, cycle and grace are given and must not count.
     [cohort("instant", "instantPay", "USD", 4100000, 7300, "0.6",
             dict(largeTicketShare="0.15", currentPayDay=34, newPayDay=10, costNow="2.6",
                  costNew="0.55", discountCaptured="0.0125", discountForgone="0.0015"),
             dict(perPayment="0.1", operations="0.2"),
             dict(fee="0.0125", cashRate="0.11", daysEarlier=24, savedPerPayment="0.25"))]),

    ("early gains, later years negative: falling spend and an annual fee",
     plan(5, [1, "0.5", "0.2", "0.1"], "-0.1", 8000, 9000, "0.1"),
     [cohort("card", "pcard", "GBP", 5000000, 6000, "0.5",
             dict(currentPayDay=32, newPayDay=28, cycle=30, grace=12, cashRate="0.05",
                  costNow="3.1", costNew="0.6"),
             supplier=dict(daysEarlier=4, fee="0.019"))]),

    ("card, supply chain finance and instant pay together over 5 years",
     plan(5, ["0.35", "0.7", "0.9", "1"], "0.03", 90000, 4000, "0.08"),
     [cohort("card", "vcard", "GBP", 6200000, 5400, "0.5",
             dict(largeTicketShare="0.35", currentPayDay=41, newPayDay=32, grace=16, cashRate="0.0575"),
             dict(perPayment="0.08", operations="0.15", interchange="0.026"),
             dict(daysEarlier=9)),
      cohort("finance", "scf", "GBP", 14000000, 900, "0.35",
             dict(currentPayDay=44, newPayDay=68, cashRate="0.0575"),
             supplier=dict(fee="0.003", cashRate="0.09", daysEarlier=34)),
      cohort("instant", "instantPay", "GBP", 1750000, 8800, "0.6",
             dict(currentPayDay=30, newPayDay=12, costNow="2.5", costNew="0.45",
                  discountCaptured="0.009", discountForgone="0.002"),
             supplier=dict(fee="0.009", cashRate="0.12", daysEarlier=18, savedPerPayment="0.4"))]),

    ("a surcharge and an annual fee",
     plan(5, ["0.35", "0.7", "0.9", "1"], "0.015", 30000, 5500, "0.085"),
     [cohort("card", "stp", "USD", 9300000, 3900, "0.5",
             dict(largeTicketShare="0.3", currentPayDay=39, newPayDay=31, surcharge="0.0035",
                  discountCaptured="0.001", discountForgone="0.0004"),
             supplier=dict(fee="0.0225", daysEarlier=8, savedPerPayment="0.75"))]),
]

# Days a supplier has to be paid earlier for the fee to pay: fee / cashRate * 365
SUPPLIER_DAYS = [("0.0245", "0.1"), ("0.018", "0.08"), ("0.0035", "0.12")]
# Yearly rate of an early-pay discount: d/(1-d) * 365/(dueDay - earlyDay)
EARLY_PAY = [("0.02", 10, 30), ("0.01", 10, 30), ("0.015", 7, 60)]


# ---- writing -----------------------------------------------------------------------------

def six(x):
    if x is None:
        return None
    q = D(x).quantize(D("0.000001"), ROUND_HALF_UP)
    return format(q if q else abs(q), "f")        # no "-0.000000"


def results(x):
    if isinstance(x, dict):
        return {k: results(v) for k, v in x.items()}
    if isinstance(x, list):
        return [results(v) for v in x]
    return six(x)


def inputs(x):
    if isinstance(x, dict):
        return {k: inputs(v) for k, v in x.items()}
    if isinstance(x, list):
        return [inputs(v) for v in x]
    if isinstance(x, D):
        return int(x) if x == x.to_integral_value() else float(x)
    return x


def main():
    check_section_vector()
    out = dict(cases=[], supplierBreakEvenDays=[], earlyPayRates=[])
    for name, p, cohorts in CASES:
        out["cases"].append(dict(name=name, plan=inputs(p), cohorts=inputs(cohorts),
                                 expected=results(work(p, cohorts))))
    for fee, rate in SUPPLIER_DAYS:
        out["supplierBreakEvenDays"].append(
            dict(fee=float(fee), cashRate=float(rate), days=six(d(fee) / d(rate) * YEAR_DAYS)))
    for disc, early, due in EARLY_PAY:
        out["earlyPayRates"].append(
            dict(discount=float(disc), earlyDay=early, dueDay=due,
                 rate=six(d(disc) / (1 - d(disc)) * YEAR_DAYS / (due - early))))
    path = os.path.join(os.path.dirname(os.path.abspath(__file__)), "worked-cases.json")
    with open(path, "w") as f:
        json.dump(out, f, indent=1)
        f.write("\n")


if __name__ == "__main__":
    main()
