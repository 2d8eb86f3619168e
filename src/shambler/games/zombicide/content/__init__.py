"""Content of the Zombicide family: typed values read from TOML files, and their checks.

content = load_content("invader")                    # content.load
content.missions["M0"].grid()
content.skill("starts-with:smg").name.fr
"""
